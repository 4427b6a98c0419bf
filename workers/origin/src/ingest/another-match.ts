import type { IngestEvent } from "../../../../shared/ingest/schemas/event.ts";
import { isUndecided, statusTypeOf } from "../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../shared/sports/statuses.ts";
import { daySeconds } from "../../../../shared/time/day.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";

/** Sources differ on the day of one match by as much: zones, matches at night, days of notation. */
const sameMatchSeconds = 2 * daySeconds;

/**
 * Whether a result under a known id is that of another match: the known one is over, and what is sent was played at another
 * time than a source could mean. A match that is still to be played may be rescheduled as far as anyone likes.
 */
export function isAnotherMatch(before: EventState, { startSeconds, result }: IngestEvent): boolean {
  const isOver = statusTypeOf(before.status) === statusType.finished && !isUndecided(before.status);
  if (!isOver || before.score === null || result?.fullTime == null) return false;
  return Math.abs(before.schedule.startSeconds - startSeconds) > sameMatchSeconds;
}

export const anotherMatchReason = ({ schedule, score }: EventState): string =>
  `these sides' match of ${new Date(schedule.startSeconds * 1000).toISOString().slice(0, 10)} is over (${score?.join("-")}) ` +
  "and has this id: one on another day is another match, of another competition or with an id of its own";
