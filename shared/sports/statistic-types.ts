/**
 * Kinds of statistics that an event can carry, by their ids on the wire. Ids that public clients know keep their
 * meaning (12 ball possession, 23 yellow cards, 342 passes, 432 expected goals …); a kind without a recorded id takes
 * one of 1 to 70 (C3.15) that no recording gives another meaning, and from 71 on when those are used up
 * (docs/adr/013). A sport's own names, where they differ, are with the labels.
 */
export const statisticTypes = {
  goals: 1,
  assists: 2,
  penaltiesAwarded: 3,
  knockdowns: 4,
  substitutions: 5,
  takedowns: 6,
  passesCompleted: 7,
  strikes: 8,
  raidPoints: 9,
  tacklePoints: 10,
  attacks: 11,
  possession: 12,
  shotsOnTarget: 13,
  shotsOffTarget: 14,
  freeKicks: 15,
  corners: 16,
  offsides: 17,
  throwIns: 18,
  saves: 19,
  goalKicks: 20,
  fouls: 21,
  redCards: 22,
  yellowCards: 23,
  suspensions: 24,
  powerPlayGoals: 25,
  sevenMetres: 26,
  threePointers: 27,
  twoPointers: 28,
  freeThrows: 29,
  rebounds: 30,
  turnovers: 31,
  steals: 32,
  blocks: 33,
  shots: 34,
  tries: 35,
  conversions: 36,
  penaltyGoals: 37,
  dropGoals: 38,
  touchdowns: 39,
  extraPoints: 40,
  twoPointConversions: 41,
  fieldGoals: 42,
  safeties: 43,
  firstDowns: 44,
  allOuts: 45,
  fumbles: 46,
  sacks: 47,
  behinds: 48,
  hits: 49,
  homeRuns: 50,
  strikeouts: 51,
  walks: 52,
  errors: 53,
  fours: 54,
  sixes: 55,
  wickets: 56,
  extras: 57,
  aces: 58,
  doubleFaults: 59,
  breakPoints: 60,
  breakPointsWon: 61,
  winners: 62,
  unforcedErrors: 63,
  serviceErrors: 64,
  firstServe: 65,
  smashes: 66,
  fiftyBreaks: 67,
  centuries: 68,
  oneEighties: 69,
  checkouts: 70,
  kills: 71,
  towers: 72,
  objectives: 73,
  yards: 74,
  blockedShots: 158,
  passes: 342,
  expectedGoals: 432,
  crosses: 433,
  interceptions: 434,
  bigChances: 459,
  shotsInsideBox: 461,
  shotsOutsideBox: 463,
  tackles: 475,
  clearances: 479,
} as const;

export type StatisticName = keyof typeof statisticTypes;

const firstId = 1;
const lastId = 70;

/** Whether an id is of the specification's range (C3.15). */
export const isStatisticTypeId = (id: number): boolean => Number.isInteger(id) && id >= firstId && id <= lastId;

const known: ReadonlySet<number> = new Set(Object.values(statisticTypes));
/** Whether an id names a statistic that a provider may send. */
export const isKnownStatistic = (id: number): boolean => isStatisticTypeId(id) || known.has(id);
