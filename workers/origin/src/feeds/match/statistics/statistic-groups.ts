import type { StatisticName } from "../../../../../../shared/sports/statistic-types.ts";

/** The groups (`SF`) in which a match's statistics are shown, in their order; football's and tennis's are as recorded. */
export const statisticGroups = {
  top: ["expectedGoals", "possession", "shots", "shotsOnTarget", "goals", "assists", "corners"],
  scoring: [
    "tries",
    "conversions",
    "penaltyGoals",
    "dropGoals",
    "touchdowns",
    "extraPoints",
    "twoPointConversions",
    "fieldGoals",
    "safeties",
    "behinds",
    "twoPointers",
    "threePointers",
    "freeThrows",
    "powerPlayGoals",
    "sevenMetres",
    "hits",
    "homeRuns",
    "fours",
    "sixes",
    "extras",
    "fiftyBreaks",
    "centuries",
    "oneEighties",
    "checkouts",
    "raidPoints",
    "tacklePoints",
    "allOuts",
    "kills",
    "towers",
    "objectives",
  ],
  service: ["aces", "doubleFaults", "serviceErrors", "firstServe", "breakPoints", "breakPointsWon"],
  rallies: ["winners", "unforcedErrors", "smashes"],
  attack: [
    "attacks",
    "bigChances",
    "shotsOffTarget",
    "blockedShots",
    "shotsInsideBox",
    "shotsOutsideBox",
    "offsides",
    "freeKicks",
    "throwIns",
    "goalKicks",
    "penaltiesAwarded",
    "yards",
    "firstDowns",
    "walks",
    "strikes",
    "knockdowns",
    "takedowns",
  ],
  passes: ["passes", "passesCompleted", "crosses"],
  defence: [
    "saves",
    "tackles",
    "clearances",
    "rebounds",
    "steals",
    "blocks",
    "interceptions",
    "sacks",
    "wickets",
    "strikeouts",
  ],
  discipline: ["fouls", "yellowCards", "redCards", "suspensions", "turnovers", "fumbles", "errors", "substitutions"],
} as const satisfies Readonly<Record<string, readonly StatisticName[]>>;

/**
 * Football lists a statistic in each group that it belongs to. Statistics that no recording contains are at the end of
 * their group.
 */
export const footballGroups = {
  top: [
    "expectedGoals",
    "possession",
    "shots",
    "shotsOnTarget",
    "bigChances",
    "corners",
    "passes",
    "yellowCards",
    "redCards",
  ],
  shots: [
    "expectedGoals",
    "shots",
    "shotsOnTarget",
    "shotsOffTarget",
    "blockedShots",
    "shotsInsideBox",
    "shotsOutsideBox",
  ],
  attack: ["bigChances", "corners", "offsides", "freeKicks", "goals", "assists", "penaltiesAwarded"],
  passes: ["passes", "crosses", "throwIns", "passesCompleted"],
  defence: ["fouls", "tackles", "clearances", "interceptions", "substitutions"],
  goalkeeping: ["saves", "goalKicks"],
} as const satisfies Readonly<Record<string, readonly StatisticName[]>>;

export type StatisticGroup = keyof typeof statisticGroups | keyof typeof footballGroups | "return" | "games";

/** One line: `id` is null in the sports whose clients know figures by their label. */
export type Figure = {
  readonly id: number | null;
  readonly label: string;
  readonly home: string;
  readonly away: string;
};
export type FigureGroup = { readonly group: StatisticGroup; readonly figures: readonly Figure[] };
