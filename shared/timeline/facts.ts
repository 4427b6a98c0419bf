import type { EventFields } from "../feed/event-fields.ts";

/** Cells of an event row that incidents of some duel sports name outright. */
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
  "frameCount",
  "bestOfFrames",
  "finishMethod",
  /** Where the score does not show who won: a bout, a retirement, a walkover. */
  "winner",
  /** What only the source knows of itself: how much it has, and whether it names the sides the other way round. */
  "sourceType",
  "comments",
  "swappedSides",
  /** When the period's score last changed, in unix seconds. */
  "periodUpdatedSeconds",
  /** Who went on, where neither score nor round shows it. */
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
 * What can be bet on an event, of any sport: only places that may see odds are sent it, so it is never on a subject that all
 * places join.
 */
export const bettingFacts = [
  "betslipMode",
  "liveBetting",
  "liveBookmakerIds",
] as const satisfies readonly (keyof EventFields)[];

type FactName = (typeof duelFacts)[number] | (typeof starterFacts)[number] | (typeof bettingFacts)[number];
/** What only some sports say of an event, in the feed's own fields (`shared/feed`), so that no name is given twice. */
export type Facts = Pick<EventFields, FactName>;
