import { shuffled, type Random } from "../../basics/random.ts";
import { criterionValue, type RowCriterion } from "../criteria.ts";
import { orderRows } from "../order-rows.ts";
import type { StandingsMatch } from "../standings-match.ts";
import type { TableRules } from "./open-season.ts";
import type { StandingsRow } from "../tally.ts";
import type { Ending, TableOfNow } from "./season-ending.ts";

/** Orders teams, given by their indexes, that are level on points at the end of a season. Those that no rule separates draw lots. */
export function createTieBreak(now: TableOfNow, ending: Ending, random: Random) {
  const { rows, rules } = now;
  const indexes = new Map(rows.map(({ participantId }, index) => [participantId, index]));
  const indexOf = ({ participantId }: StandingsRow) => indexes.get(participantId) ?? 0;
  const matchesAmong = createMatchesAmong(now, indexOf, ending);
  const bySums = compareBy(firstSums(rules));

  return (level: readonly number[]): readonly number[] => {
    const own = level.flatMap((team) => toRow(rows[team], team, ending)).toSorted(bySums);
    return toRuns(own, bySums).flatMap((run) => {
      if (run.length === 1) return run.map(indexOf);
      // Most ties end before their own games are compared, so these are collected for the others alone.
      const tiers = orderRows(run, rules.criteria, matchesAmong(run.map(indexOf)), rules.points);
      return tiers.flatMap((tier) => shuffled(random, tier)).map(indexOf);
    });
  };
}

/** The criteria before the first table of the level teams' own games. */
function firstSums({ criteria }: TableRules): readonly RowCriterion[] {
  const firstTable = criteria.findIndex((criterion) => typeof criterion !== "string");
  return criteria
    .slice(0, firstTable === -1 ? criteria.length : firstTable)
    .filter((criterion) => typeof criterion === "string");
}

type Compare = (a: StandingsRow, b: StandingsRow) => number;

const compareBy =
  (criteria: readonly RowCriterion[]): Compare =>
  (a, b) => {
    for (const criterion of criteria) {
      const ofA = criterionValue(a, criterion);
      const ofB = criterionValue(b, criterion);
      if (ofA !== ofB) return ofA > ofB ? -1 : 1;
    }
    return 0;
  };

/** Sorted rows, divided where one differs from the one before. */
function toRuns(sorted: readonly StandingsRow[], compare: Compare): readonly (readonly StandingsRow[])[] {
  const runs: StandingsRow[][] = [];
  for (const row of sorted) {
    const last = runs.at(-1);
    const first = last?.[0];
    if (last !== undefined && first !== undefined && compare(first, row) === 0) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Collects the games that teams have played among each other, those of the simulated season included. */
function createMatchesAmong(
  { rows, results }: TableOfNow,
  indexOf: (row: StandingsRow) => number,
  { homes, aways, homeGoals, awayGoals }: Ending,
): (teams: readonly number[]) => readonly StandingsMatch[] {
  const size = rows.length;
  const indexes = new Map(rows.map((row) => [row.participantId, indexOf(row)]));
  const pairOf = (one: number, other: number) => Math.min(one, other) * size + Math.max(one, other);
  const playedOf: StandingsMatch[][] = Array.from({ length: size * size }, () => []);
  for (const match of results) {
    playedOf[pairOf(indexes.get(match.homeId) ?? 0, indexes.get(match.awayId) ?? 0)]?.push(match);
  }
  const leftOf: number[][] = Array.from({ length: size * size }, () => []);
  homes.forEach((home, game) => leftOf[pairOf(home, aways[game] ?? 0)]?.push(game));
  const idOf = (team: number | undefined) => rows[team ?? 0]?.participantId ?? "";
  const toMatch = (game: number): StandingsMatch => ({
    homeId: idOf(homes[game]),
    awayId: idOf(aways[game]),
    score: [homeGoals[game] ?? 0, awayGoals[game] ?? 0],
  });
  return (teams) =>
    teams.flatMap((one, at) =>
      teams.slice(at + 1).flatMap((other) => {
        const pair = pairOf(one, other);
        return [...(playedOf[pair] ?? []), ...(leftOf[pair] ?? []).map(toMatch)];
      }),
    );
}

/** A team's row at the end of a simulated season, as tables have it. */
function toRow(now: StandingsRow | undefined, team: number, ending: Ending): readonly StandingsRow[] {
  if (now === undefined) return [];
  const played = now.played + (ending.gamesLeft[team] ?? 0);
  const [wins, draws] = [ending.wins[team] ?? 0, ending.draws[team] ?? 0];
  return [
    {
      ...now,
      played,
      wins,
      draws,
      losses: played - wins - draws,
      scored: ending.scored[team] ?? 0,
      conceded: ending.conceded[team] ?? 0,
      awayScored: ending.awayScored[team] ?? 0,
      awayWins: ending.awayWins[team] ?? 0,
      points: ending.points[team] ?? 0,
    },
  ];
}
