import type { StatisticName } from "./statistic-types.ts";

/** Statistics of which a side has better more than less. */
const better: ReadonlySet<string> = new Set<StatisticName>([
  "goals",
  "assists",
  "knockdowns",
  "takedowns",
  "strikes",
  "raidPoints",
  "tacklePoints",
  "attacks",
  "possession",
  "shots",
  "shotsOnTarget",
  "shotsInsideBox",
  "bigChances",
  "expectedGoals",
  "corners",
  "passes",
  "passesCompleted",
  "tackles",
  "interceptions",
  "powerPlayGoals",
  "threePointers",
  "twoPointers",
  "freeThrows",
  "rebounds",
  "steals",
  "blocks",
  "tries",
  "conversions",
  "penaltyGoals",
  "dropGoals",
  "touchdowns",
  "extraPoints",
  "fieldGoals",
  "firstDowns",
  "sacks",
  "yards",
  "hits",
  "homeRuns",
  "fours",
  "sixes",
  "wickets",
  "aces",
  "breakPointsWon",
  "firstServe",
  "winners",
  "smashes",
  "kills",
  "towers",
  "objectives",
]);

/** Statistics of which a side has better less than more. */
const worse: ReadonlySet<string> = new Set<StatisticName>([
  "fouls",
  "yellowCards",
  "redCards",
  "suspensions",
  "turnovers",
  "fumbles",
  "errors",
  "doubleFaults",
  "serviceErrors",
  "unforcedErrors",
  "offsides",
]);

/**
 * Whether more of a statistic is better or worse for a side; null where it says nothing: many saves may follow from a good goalkeeper or
 * from a bad defence. @param name the name of a statistic (`statistic-types.ts`)
 */
export const worthOf = (name: string): "better" | "worse" | null =>
  better.has(name) ? "better" : worse.has(name) ? "worse" : null;
