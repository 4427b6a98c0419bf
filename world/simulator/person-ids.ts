import { stableId } from "../../shared/sports/stable-id.ts";
import type { Person } from "../../shared/timeline/player.ts";
import { clubNumbers } from "../catalogue/clubs.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { byTurn, toEventId, toEventKey } from "./event-ids.ts";
import { starterNumbers } from "./sports/known-starters.ts";

/** Persons have numbers after those of all competitions: their team and their place in it, a referee's country. */
const numbers = { player: 511, coach: 510, referee: 509 } as const;
const kinds = ["player", "coach", "referee"] as const;

const teamsOf = (sportId: number): ReadonlyMap<string, number> =>
  sportId === sportIds.soccer ? clubNumbers : starterNumbers(sportId);

/** The id of a team's player or coach; an id without a person for a team that the world does not have. */
export function toPersonId(
  seed: string,
  sportId: number,
  kind: "player" | "coach",
  teamId: string,
  index: number,
): string {
  const team = teamsOf(sportId).get(teamId);
  return team === undefined
    ? stableId(sportId, `simulated-${kind}`, seed, teamId, String(index))
    : toEventId(seed, sportId, { competition: numbers[kind], place: byTurn.toPlace(team, index) });
}

export const toRefereeId = (seed: string, sportId: number, country: number, index: number): string =>
  toEventId(seed, sportId, { competition: numbers.referee, place: byTurn.toPlace(country, index) });

/** `group` is the team's id, or the number of a referee's country. */
export type PersonKey =
  | { readonly kind: "player" | "coach"; readonly teamId: string; readonly index: number }
  | { readonly kind: "referee"; readonly country: number; readonly index: number };

/** The person of an id; null for an id without one. */
export function toPersonKey(seed: string, sportId: number, id: string): PersonKey | null {
  const key = toEventKey(seed, id);
  const kind: Person["kind"] | undefined = kinds.find((each) => numbers[each] === key?.competition);
  if (key === null || kind === undefined) return null;
  const { turn, number: index } = byTurn.fromPlace(key.place);
  if (kind === "referee") return { kind, country: turn, index };
  const teamId = [...teamsOf(sportId).keys()][turn];
  return teamId === undefined ? null : { kind, teamId, index };
}
