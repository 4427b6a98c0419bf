import { toPlayer } from "../../../../shared/competitions/player-names.ts";
import { countryOfName } from "../../../../shared/competitions/national-teams.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { CardColour, GoalKind, Side } from "../../../../shared/timeline/incident.ts";
import type { LineUp, LineUpPlayer, Player } from "../../../../shared/timeline/player.ts";
import type { Detail, Goal } from "../core/game.ts";
import type { FdGoal, FdMatch, TeamSide } from "./schema.ts";

type Sides = readonly [home: TeamSide, away: TeamSide];
type Ids = readonly [home: string, away: string];

const sideOf = (team: { readonly id: number | null } | null, [home, away]: Sides): Side | null => {
  if (team?.id == null) return null;
  if (team.id === home.id) return 1;
  return team.id === away.id ? 2 : null;
};

const playerOf = (person: { readonly name: string | null } | null, teamId: string): Player | null =>
  person?.name == null || person.name.trim() === "" ? null : toPlayer(sportIds.soccer, teamId, person.name);

/** Makes keys because the source's entries have no ids; a count tells apart entries that differ only in their place in the list. */
function createKeys() {
  const counts = new Map<string, number>();
  return (...parts: readonly (string | number | null)[]): string => {
    const name = parts.join("/");
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name}/${count}`;
  };
}

const printed = (minute: number | null, added: number | null = null): string =>
  minute === null ? "" : `${minute}${added === null || added === 0 ? "" : `+${added}`}`;

const kinds: Readonly<Record<string, GoalKind>> = { OWN: "own-goal", PENALTY: "penalty" };

/** The goals, if the plan includes them; otherwise none, and the score alone shows that there were some. */
export function toGoals(goals: readonly FdGoal[], sides: Sides, ids: Ids): readonly Goal[] {
  const keyOf = createKeys();
  return goals.flatMap(({ minute, injuryTime, type, team, scorer, assist }): Goal[] => {
    const side = sideOf(team, sides);
    if (side === null) return [];
    const how = kinds[type ?? ""] ?? "open-play";
    // An own goal is named after the player of the other side.
    const teamId = ids[(side === 1) === (how !== "own-goal") ? 0 : 1];
    const player = playerOf(scorer, teamId);
    const assistant = how === "own-goal" ? null : playerOf(assist, teamId);
    return [
      {
        key: keyOf("goal", side, minute, injuryTime, scorer?.id ?? null),
        side,
        minute: printed(minute, injuryTime),
        player,
        ...(assistant === null ? {} : { assist: assistant }),
        how,
      },
    ];
  });
}

const colours: Readonly<Record<string, CardColour>> = { YELLOW: "yellow", YELLOW_RED: "second-yellow", RED: "red" };

/** Cards, substitutions and line-ups of a plan that has them. */
export function toDetails(match: FdMatch, sides: Sides, ids: Ids): readonly Detail[] {
  const keyOf = createKeys();
  const cards = match.bookings.flatMap(({ minute, team, player: booked, card }): Detail[] => {
    const side = sideOf(team, sides);
    const colour = colours[card ?? ""];
    if (side === null || colour === undefined) return [];
    const player = playerOf(booked, ids[side - 1] ?? "");
    const content = {
      kind: "card",
      side,
      colour,
      minute: printed(minute),
      ...(player === null ? {} : { player }),
    } as const;
    return [{ key: keyOf("card", side, minute, colour, booked?.id ?? null), minute: printed(minute), content }];
  });
  const substitutions = match.substitutions.flatMap(({ minute, team, playerOut, playerIn }): Detail[] => {
    const side = sideOf(team, sides);
    const off = playerOf(playerOut, ids[(side ?? 1) - 1] ?? "");
    const on = playerOf(playerIn, ids[(side ?? 1) - 1] ?? "");
    if (side === null || off === null || on === null) return [];
    const content = { kind: "substitution", side, minute: printed(minute), off, on } as const;
    return [{ key: keyOf("substitution", side, minute, playerOut?.id ?? null), minute: printed(minute), content }];
  });
  const lineUps = ([1, 2] as const).flatMap((side): Detail[] => {
    const team = sides[side - 1];
    const lineUp = team === undefined ? null : toLineUp(team, ids[side - 1] ?? "");
    return lineUp === null ? [] : [{ key: `line-up/${side}`, minute: "0", content: { kind: "line-up", side, lineUp } }];
  });
  return [...lineUps, ...cards, ...substitutions, ...toInformation(match)];
}

const mainReferee = "REFEREE";

/** Ground, crowd and referees, the one on the pitch first. */
function toInformation({ venue, attendance, referees }: FdMatch): readonly Detail[] {
  const named = referees
    .toSorted((a, b) => Number(b.type === mainReferee) - Number(a.type === mainReferee))
    .flatMap(({ name, type, nationality }) => {
      if (name === null || name.trim() === "") return [];
      const countryKey = countryOfName(nationality ?? "");
      return [
        {
          name: name.trim().slice(0, mostLetters),
          ...(countryKey === null ? {} : { countryKey }),
          ...(type === null || type === mainReferee ? {} : { role: toRole(type) }),
        },
      ];
    });
  const information = {
    ...(venue === null || venue.trim() === "" ? {} : { venue: venue.trim().slice(0, mostLetters) }),
    ...(attendance === null || attendance === 0 ? {} : { attendance }),
    ...(named.length === 0 ? {} : { referees: named.slice(0, mostReferees) }),
  };
  if (Object.keys(information).length === 0) return [];
  return [{ key: "information", minute: "0", content: { kind: "information", information } }];
}

/** What the ingest API takes. */
const mostLetters = 120;
const mostReferees = 20;

/** "ASSISTANT_REFEREE_N1" → "assistant referee". */
const toRole = (type: string): string =>
  type
    .replace(/_N\d+$/, "")
    .replaceAll("_", " ")
    .toLowerCase()
    .slice(0, 40);

function toLineUp({ formation, lineup, bench, coach }: TeamSide, teamId: string): LineUp | null {
  if (lineup.length === 0) return null;
  const toLined = ({ name, shirtNumber }: TeamSide["lineup"][number]): LineUpPlayer[] => {
    const player = playerOf({ name }, teamId);
    return player === null ? [] : [{ ...player, ...(shirtNumber === null ? {} : { shirt: String(shirtNumber) }) }];
  };
  const trainer = playerOf(coach, teamId);
  return {
    formation: formation?.slice(0, 20) ?? "",
    starters: lineup.flatMap(toLined),
    bench: bench.flatMap(toLined),
    ...(trainer === null ? {} : { coach: trainer }),
  };
}
