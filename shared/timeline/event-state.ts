import type { StatusId } from "../sports/statuses.ts";
import type { Course } from "./excitement/course.ts";
import type { Facts } from "./facts.ts";
import type { Channel, Pair, Side } from "./incident.ts";
import type { Schedule } from "./schedule.ts";

/** The state of an event at a given `seq`: the fold of its schedule and incidents. */
export type EventState = {
  readonly schedule: Schedule;
  readonly status: StatusId;
  readonly statusStartSeconds: number;
  /** Goals, points, games or runs per period, set or innings; one that has not begun is absent. */
  readonly periods: readonly Pair[];
  /** The score as shown; null before the start. Excludes the shoot-out. */
  readonly score: Pair | null;
  readonly fullTime: Pair | null;
  readonly shootOut: Pair | null;
  readonly redCards: Pair;
  /** Announced minutes of added time in the running period; 0 without an announcement. */
  readonly addedMinutes: number;
  /** Absent until an incident brings one; football has none. */
  readonly facts?: Facts;
  /** 1 for a side whose goal is under review, else 0; absent without a review. */
  readonly underReview?: Pair;
  /** A line of text shown at the row; absent when the event has no such line. */
  readonly notice?: string;
  /** The line names bookmakers and bets. */
  readonly noticeIsBetting?: true;
  /** The channels that show the event; absent while unknown. */
  readonly channels?: readonly Channel[];
  /** The penalties of the game so far; absent without any. */
  readonly penalties?: readonly Penalty[];
  /** When a part of the running game last ended or began, or its score changed; absent until one does, and where only a whole result is known. */
  readonly periodUpdatedSeconds?: number;
  /** Set once the source reports more than the row shows: line-ups, scorers, incidents. */
  readonly hasContent?: true;
  /** The ids of all that named the sides of a knock-out game to come; only lists set it. */
  readonly decidedBy?: readonly string[];
  /** Set once the event was postponed, also after it has a new day. */
  readonly wasPostponed?: true;
  /** How the game went, for its mark of excitement; absent where its beginning or some of its scores are unknown. */
  readonly course?: Course;
  /**
   * The status that the last news left, and the number after which the source counts as silent; absent while the source
   * reports. A timeline alone never sets it: the ledger does as time passes, and news removes it.
   */
  readonly heard?: { readonly status: StatusId; readonly statusStartSeconds: number; readonly seq: number };
};

export type Penalty = {
  readonly side: Side;
  readonly atSeconds: number;
  /** The incident's, without the marks that lists of them are made with. */
  readonly id: string;
  readonly isMissed: boolean;
  /** The stage of the game in which it was taken. */
  readonly status: StatusId;
};
