import { decimal, int, text } from "./field.ts";

/** Cells of an event row that only some sports fill. No outside source names a key for them: all are our own. */
export const eventSportFields = {
  /** Cricket: 5149866 test, 5149867 ODI, 5149868 T20 (C3.15). */
  cricketType: int("TCT"),
  /** Each innings of a side of a game over days, "452/6d & 265/4", "f" for one that it forfeited. */
  homeInnings: text("TIH"),
  awayInnings: text("TIA"),
  /** The target that rain changed, and the overs in which it has to be reached: 125, "13". */
  targetRuns: int("TTR"),
  targetOvers: text("TTO"),
  /** Golf: the hole being played, as printed; strokes against par, today and in the end; holes of today played. */
  golfHole: text("TGH"),
  golfParToday: int("TGP"),
  golfHolesPlayed: int("TGN"),
  golfResult: text("TGF"),
  /** Motor and winter sport, cycling, horses. Times and gaps as printed: "1:32:05.123", "+5.1". */
  rank: int("TRK"),
  points: decimal("TPT"),
  raceTime: text("TTM"),
  gap: text("TGA"),
  laps: int("TLP"),
  grid: int("TGD"),
  pitStops: int("TPS"),
  stopReason: text("TSR"),
  jump1Metres: decimal("TJ1"),
  jump2Metres: decimal("TJ2"),
  /** How far a starter has come, in kilometres. */
  distanceKm: decimal("TKM"),
  /** A starter's number, jockey, trainer (of a horse) and team. */
  startNumber: int("TNU"),
  rider: text("TRI"),
  trainer: text("TRT"),
  team: text("TMN"),
  /** The course, the same of all starters: strokes of a round of golf, laps, kilometres in all. */
  coursePar: int("TCP"),
  lapsTotal: int("TLN"),
  lengthKm: decimal("TLK"),
  /** The best time in each part of qualifying, in the race, and of the last stop: "1:06.113", "21.4". */
  qualifying1: text("TQ1"),
  qualifying2: text("TQ2"),
  qualifying3: text("TQ3"),
  bestLap: text("TBL"),
  pitTime: text("TPI"),
  /** A car's tyre, by its name in `shared/sports/tyres.ts`: "medium". */
  tyre: text("TTY"),
  /** A stage of a tour: its number, the count of stages, its profile (`shared/competitions/tours.ts`), the metres that it climbs. */
  stageNumber: int("TVN"),
  stageCount: int("TVC"),
  stageProfile: text("TVP"),
  climbMetres: int("TVM"),
  /** A rider of a tour after the stage: the place, the leader's time or the gap to it as printed, and the jerseys, joined by spaces. */
  overallRank: int("TVR"),
  overallTime: text("TVT"),
  jerseys: text("TVJ"),
  /** Darts and snooker. */
  frameCount: int("TFC"),
  bestOfFrames: int("TBF"),
  /** Boxing and MMA: "KO", "decision". */
  finishMethod: text("TFM"),
} as const;
