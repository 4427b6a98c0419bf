import { encodeChange, toChange, type EventChange } from "../../../../shared/feed/changes.ts";
import { dayNumber, daySeconds } from "../../../../shared/time/day.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { forEveryPlace } from "./event-row/broadcast-cell.ts";
import { toEventFields } from "./event-row/to-event-fields.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import type { StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";
import { quote } from "./quote.ts";

/** Days around today whose changes are numbered and published; the others are read from their day feeds. */
const publishedDays = 2;

/**
 * Stores an event's new state and numbers what changed in its row: the whole row when it is new.
 * @returns the last number of the update subject
 */
export function record(
  context: LedgerContext,
  before: EventState | null,
  after: StoredEvent,
  nowSeconds: number,
): number {
  const { events, changes, subjects } = context;
  const change = toPublished(before, after.state, nowSeconds);
  if (change !== null) {
    changes.append(subjects.update, encodeChange(change), nowSeconds);
    quote(context, after.state, nowSeconds);
  }
  const seq = changes.lastSeq(subjects.update);
  events.putEvent(after, seq);
  const { eventId, startSeconds } = after.state.schedule;
  if (before !== null && before.schedule.startSeconds !== startSeconds) {
    events.noteMoved(eventId, before.schedule.startSeconds, seq);
  }
  return seq;
}

/**
 * What clients are sent of an event, all of it when it is new; null where nothing visible changed, or no client holds
 * its row.
 */
export function toPublished(from: EventState | null, to: EventState, nowSeconds: number): EventChange | null {
  const [before, after] = [from === null ? null : forEveryPlace(from), forEveryPlace(to)];
  const isCurrent = [before?.schedule, after.schedule].some(
    (schedule) =>
      schedule !== undefined && (isPublished(schedule.startSeconds, nowSeconds) || isGoingOn(schedule, nowSeconds)),
  );
  if (!isCurrent) return null;
  const fields = toEventFields(after, "");
  return before === null ? standAlone(fields, after) : toChange(toEventFields(before, ""), fields);
}

/** The row of an event that is new to its clients: it follows no league's row, so it names its league itself. */
const standAlone = (fields: EventChange, { schedule }: EventState): EventChange => ({
  ...fields,
  leagueId: `${schedule.sportId}_${schedule.leagueStageId}`,
  sportId: schedule.sportId,
});

/** An event of several days is in each day's list until it ends. */
const isGoingOn = ({ startSeconds, endSeconds = startSeconds }: Schedule, nowSeconds: number): boolean =>
  startSeconds <= nowSeconds && nowSeconds <= endSeconds + daySeconds;

export const isPublished = (startSeconds: number, nowSeconds: number): boolean =>
  Math.abs(dayNumber(startSeconds, 0) - dayNumber(nowSeconds, 0)) <= publishedDays;
