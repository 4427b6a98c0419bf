import type { EventFields } from "../wire/event-fields.ts";

/** Cells of an event row that incidents of some duel sports set directly. */
export const duelFacts = [
  "minute",
  "serve",
  "homeGamePoints",
  "awayGamePoints",
  "homeTieBreak1",
  "awayTieBreak1",
  "homeTieBreak2",
  "awayTieBreak2",
  "homeTieBreak3",
  "awayTieBreak3",
  "homeTieBreak4",
  "awayTieBreak4",
  "homeTieBreak5",
  "awayTieBreak5",
  "homeRunRate",
  "awayRunRate",
  "homeOvers",
  "awayOvers",
  "homeWickets",
  "awayWickets",
  "homeInnings",
  "awayInnings",
  "homeHits",
  "awayHits",
  "homeErrors",
  "awayErrors",
  "homeHalf1",
  "awayHalf1",
  "homeHalf2",
  "awayHalf2",
  "homeLegs",
  "awayLegs",
  "cricketType",
  "targetRuns",
  "targetOvers",
  "frameCount",
  "bestOfFrames",
  "finishMethod",
  /** The winner, if the score does not show it: a bout, a retirement, a walkover. */
  "winner",
  /** Facts about the source itself: how much data it has, and whether it names the sides in reverse order. */
  "sourceType",
  "liveCentre",
  "comments",
  "swappedSides",
  /** When a period last ended or began, or its score changed, in unix seconds. */
  "periodUpdatedSeconds",
  /** The side that advanced, if neither the score nor the round shows it. */
  "homeAdvanced",
  "awayAdvanced",
  "homePitcher",
  "awayPitcher",
] as const satisfies readonly (keyof EventFields)[];

/** The same for a starter of a field: a race, a round of golf, a jump. */
export const starterFacts = [
  "rank",
  "points",
  "raceTime",
  "gap",
  "laps",
  "grid",
  "pitStops",
  "stopReason",
  "golfHole",
  "golfParToday",
  "golfHolesPlayed",
  "golfResult",
  "jump1Metres",
  "jump2Metres",
  "distanceKm",
  "startNumber",
  "rider",
  "trainer",
  "team",
  "coursePar",
  "lapsTotal",
  "lengthKm",
  "qualifying1",
  "qualifying2",
  "qualifying3",
  "bestLap",
  "pitTime",
  "tyre",
  "stageNumber",
  "stageCount",
  "stageProfile",
  "climbMetres",
  "overallRank",
  "overallTime",
  "jerseys",
] as const satisfies readonly (keyof EventFields)[];

/**
 * The bets offered on an event of any sport. Only places that may see odds receive them, so they are never published on a
 * subject that all places join.
 */
export const bettingFacts = [
  "betslipMode",
  "liveBetting",
  "liveBookmakerIds",
] as const satisfies readonly (keyof EventFields)[];

type FactName = (typeof duelFacts)[number] | (typeof starterFacts)[number] | (typeof bettingFacts)[number];
/** Facts that only some sports report, with the field names of the feed (`shared/feed`), so that no field has two names. */
export type Facts = Pick<EventFields, FactName>;
