import type { Participant } from "../../shared/timeline/schedule.ts";
import type { WorldLeague } from "./league.ts";
import { cups } from "./cups.ts";
import { worldLeagues } from "./world.ts";

/** A team of the built-in world with its league and strength. */
export type Club = {
  readonly team: Participant;
  readonly league: WorldLeague;
  /** Position of its league among those of its country and kind: 0 for the first division. */
  readonly tier: number;
  /** About -2 to 0.6: within a league from -0.5 to 0.5, lower divisions and lesser leagues below. */
  readonly strength: number;
};

/** How far a second division is below the first, and the weakest first division below the best. */
const tierStep = 0.6;
const rankStep = 0.006;

const kindOf = ({ countryKey, kind }: WorldLeague) => `${countryKey}/${kind ?? ""}`;

/** The leagues of clubs, and the nations of a cup as if it were one. */
const leagues: readonly WorldLeague[] = [
  ...worldLeagues.toSorted((a, b) => a.rank - b.rank),
  ...cups.flatMap((cup) => (cup.groups === undefined ? [] : { ...cup, teams: cup.groups.teams })),
];

function toClubs(): ReadonlyMap<string, Club> {
  const divisions = new Map<string, number>();
  const firstRanks = new Map<string, number>();
  const clubs = new Map<string, Club>();
  for (const league of leagues) {
    const key = kindOf(league);
    const tier = divisions.get(key) ?? 0;
    divisions.set(key, tier + 1);
    const firstRank = firstRanks.get(key) ?? league.rank;
    firstRanks.set(key, firstRank);
    const level = -tierStep * tier - rankStep * Math.min(100, firstRank);
    league.teams.forEach((team, index) => {
      const inLeague = 0.5 - index / Math.max(1, league.teams.length - 1);
      clubs.set(team.id, { team, league, tier, strength: level + inLeague });
    });
  }
  return clubs;
}

const clubs = toClubs();

/** Each team's place among all teams, which the ids of its people contain. */
export const clubNumbers: ReadonlyMap<string, number> = new Map([...clubs.keys()].map((id, index) => [id, index]));

/** Null for a team that the built-in world does not have. */
export const clubOf = (teamId: string): Club | null => clubs.get(teamId) ?? null;
