import type { StatusId } from "../sports/statuses.ts";
import type { Facts } from "./facts.ts";
import type { Channel, Pair, Side } from "./incident.ts";
import type { Schedule } from "./schedule.ts";

/** What an event is at a given `seq`: the fold of its schedule and incidents. */
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
  /** Announced minutes of added time in the running period, 0 when none. */
  readonly addedMinutes: number;
  /** Absent until an incident brings one; football has none. */
  readonly facts?: Facts;
  /** Whether a goal of a side is being looked at again; absent when none is. */
  readonly underReview?: Pair;
  /** A line of text at the row; absent when there is none. */
  readonly notice?: string;
  /** The line names bookmakers and bets. */
  readonly noticeIsBetting?: true;
  /** Where it can be seen; absent while unknown. */
  readonly channels?: readonly Channel[];
  /** Those of the running stage; absent when there was none. */
  readonly penalties?: readonly Penalty[];
  /** When the running part's score last changed; absent until it does, and where only a whole result is known. */
  readonly scoredSeconds?: number;
  /** Absent until more is reported than the row shows: who plays, who scored, what happened. */
  readonly hasContent?: true;
  /**
   * What the last news left, and the number after which the source counted as silent; absent while it is heard. A timeline
   * alone never gives it: the ledger sets it as time passes, and news removes it.
   */
  readonly heard?: { readonly status: StatusId; readonly statusStartSeconds: number; readonly seq: number };
};

export type Penalty = {
  readonly side: Side;
  readonly atSeconds: number;
  /** The incident's, without the marks that lists of them are made with. */
  readonly id: string;
  readonly isMissed: boolean;
};
