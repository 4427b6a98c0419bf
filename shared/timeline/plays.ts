import type { StatisticName } from "../sports/statistic-types.ts";

/**
 * Actions besides scoring, and ways to win points: the values of `play` and `points` incidents. `counts` lists the
 * statistics (`shared/sports/statistic-types.ts`) that each one adds to.
 */
type PlayFacts = { readonly counts: readonly StatisticName[] };

const counting = (...counts: readonly StatisticName[]): PlayFacts => ({ counts });

export const plays = {
  // Games with goals.
  "shot-on-target": counting("shots", "shotsOnTarget"),
  "shot-off-target": counting("shots", "shotsOffTarget"),
  "shot-blocked": counting("shots", "blockedShots"),
  woodwork: counting("shots", "shotsOffTarget"),
  save: counting("saves"),
  corner: counting("corners"),
  "penalty-corner": counting("corners"),
  "free-kick": counting("freeKicks"),
  offside: counting("offsides"),
  foul: counting("fouls"),
  "throw-in": counting("throwIns"),
  "penalty-awarded": counting("penaltiesAwarded"),
  suspension: counting("suspensions"),
  "power-play-goal": counting("powerPlayGoals"),
  "seven-metre": counting("sevenMetres"),
  // Basketball, netball.
  "three-pointer": counting("threePointers"),
  "two-pointer": counting("twoPointers"),
  "free-throw": counting("freeThrows"),
  rebound: counting("rebounds"),
  turnover: counting("turnovers"),
  steal: counting("steals"),
  "blocked-attempt": counting("blocks"),
  // Ball carried over a line.
  try: counting("tries"),
  conversion: counting("conversions"),
  "penalty-goal": counting("penaltyGoals"),
  "drop-goal": counting("dropGoals"),
  touchdown: counting("touchdowns"),
  "extra-point": counting("extraPoints"),
  "two-point-conversion": counting("twoPointConversions"),
  "field-goal": counting("fieldGoals"),
  safety: counting("safeties"),
  "first-down": counting("firstDowns"),
  interception: counting("interceptions"),
  fumble: counting("fumbles"),
  sack: counting("sacks"),
  "six-pointer": counting("goals"),
  behind: counting("behinds"),
  // Bat and ball.
  hit: counting("hits"),
  "home-run": counting("hits", "homeRuns"),
  strikeout: counting("strikeouts"),
  walk: counting("walks"),
  "fielding-error": counting("errors"),
  run: counting(),
  four: counting("fours"),
  six: counting("sixes"),
  wicket: counting("wickets"),
  wide: counting("extras"),
  "no-ball": counting("extras"),
  // Nets.
  ace: counting("aces"),
  "double-fault": counting("doubleFaults"),
  "break-point": counting("breakPoints"),
  "service-break": counting("breakPointsWon"),
  winner: counting("winners"),
  "unforced-error": counting("unforcedErrors"),
  attack: counting("attacks"),
  "net-block": counting("blocks"),
  "service-error": counting("serviceErrors"),
  smash: counting("smashes"),
  // Cue and board.
  "fifty-break": counting("fiftyBreaks"),
  century: counting("centuries"),
  "one-eighty": counting("oneEighties"),
  checkout: counting("checkouts"),
  // Fights, mats, screens.
  knockdown: counting("knockdowns"),
  takedown: counting("takedowns"),
  strike: counting("strikes"),
  raid: counting("raidPoints"),
  tackle: counting("tacklePoints"),
  "all-out": counting("allOuts"),
  kill: counting("kills"),
  tower: counting("towers"),
  objective: counting("objectives"),
} as const satisfies Readonly<Record<string, PlayFacts>>;

export type PlayName = keyof typeof plays;

/** Whose statistic is the points that they bring: a raid of two counts as two. */
const countedInPoints: ReadonlySet<PlayName> = new Set(["raid", "tackle"]);

/** How much points that came about so add to their statistics. */
export const countOf = (play: PlayName, value: number): number => (countedInPoints.has(play) ? value : 1);
