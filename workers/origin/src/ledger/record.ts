import { encodeChange, toChange, type EventChange } from "../../../../shared/feed/changes.ts";
import { dayNumber } from "../../../../shared/time/day.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { toEventFields } from "../../../../shared/timeline/to-event-fields.ts";
import type { StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";
import { quote } from "./quote.ts";

/** Days around today whose changes are numbered and published; the others are read from their day feeds. */
const publishedDays = 2;

/** Stores an event as it now is and numbers what changed in its row: all of it when it is new. */
export function record(
  context: LedgerContext,
  before: EventState | null,
  after: StoredEvent,
  nowSeconds: number,
): void {
  const { events, changes, subjects } = context;
  events.putEvent(after);
  const isCurrent = [before?.schedule, after.state.schedule].some(
    (schedule) => schedule !== undefined && isPublished(schedule.startSeconds, nowSeconds),
  );
  if (!isCurrent) return;
  const fields = toEventFields(after.state, "");
  const change = before === null ? standAlone(fields, after.state) : toChange(toEventFields(before, ""), fields);
  if (change === null) return;
  changes.append(subjects.update, encodeChange(change), nowSeconds);
  quote(context, after.state, nowSeconds);
}

/** The row of an event that is new to its readers: no league's row stands before it, so it names its own. */
const standAlone = (fields: EventChange, { schedule }: EventState): EventChange => ({
  ...fields,
  leagueId: `${schedule.sportId}_${schedule.leagueStageId}`,
  sportId: schedule.sportId,
});

export const isPublished = (startSeconds: number, nowSeconds: number): boolean =>
  Math.abs(dayNumber(startSeconds, 0) - dayNumber(nowSeconds, 0)) <= publishedDays;
