import { encodeChange, toChange, type EventChange } from "../../../../shared/wire/changes.ts";
import { dayNumber, daySeconds } from "../../../../shared/basics/day.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { forEveryPlace } from "./event-row/broadcast-cell.ts";
import { toEventFields } from "./event-row/to-event-fields.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { toGameNews, type GameNews } from "../notifications/game-news.ts";
import type { StoredEvent } from "./event-store.ts";
import type { LedgerContext } from "./ledger-context.ts";
import { requote } from "./quote.ts";

/** Days around today whose changes are numbered and published; the others are read from their day feeds. */
const publishedDays = 2;

/**
 * Stores an event's new state and numbers what changed in its row: the whole row when it is new.
 * @param written what made it so
 * @returns the last number of the update subject
 */
export function record(
  context: LedgerContext,
  before: EventState | null,
  after: StoredEvent,
  written: readonly Incident[],
  nowSeconds: number,
): number {
  const { events, changes, subjects, gameNews } = context;
  const change = toPublished(before, after.state, nowSeconds);
  if (change !== null) {
    changes.append(subjects.update, encodeChange(change), nowSeconds);
    if (isListChange(before, after.state)) changes.append(subjects.localUpdate, toWholeRow(after.state), nowSeconds);
    gameNews.append(after.state.schedule.eventId, toFreshNews(before, after.state, written, nowSeconds));
  }
  requote(context, { before, after: after.state, hasChanged: change !== null }, nowSeconds);
  const seq = changes.lastSeq(subjects.update);
  events.putEvent(after, seq, "", nowSeconds);
  if (before !== null && before.schedule.startSeconds !== after.state.schedule.startSeconds) {
    events.noteMoved(before.schedule, seq);
  }
  return seq;
}

/**
 * The fields of an event that changed, or all fields of a new event, for the clients. Null if nothing visible changed or if no client holds
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
  if (before === null) return standAlone(fields, after);
  const change = toChange(toEventFields(before, ""), fields);
  // The list of its former day has another start, and has to stay as it is.
  const { startSeconds } = after.schedule;
  return change === null || after.wasPostponed !== true ? change : { ...change, startSeconds };
}

/** Whether a list of a day gains or loses the event: it is new, or its start or its league is another. */
export const isListChange = (before: EventState | null, { schedule }: EventState): boolean =>
  before === null ||
  before.schedule.startSeconds !== schedule.startSeconds ||
  before.schedule.leagueStageId !== schedule.leagueStageId;

/** Encodes the whole row, because clients that follow a list may not hold the event yet (F19). */
export const toWholeRow = (state: EventState): string => {
  const after = forEveryPlace(state);
  return encodeChange(standAlone(toEventFields(after, ""), after));
};

/** No page shows a notification for longer than this (C9.07), so a later report is not news. */
const newsSeconds = 180;

/** News of what has just happened; an import of past games brings none. */
export const toFreshNews = (
  before: EventState | null,
  after: EventState,
  written: readonly Incident[],
  nowSeconds: number,
): readonly GameNews[] =>
  written.some(({ atSeconds }) => atSeconds > nowSeconds - newsSeconds)
    ? toGameNews(before, after, written, nowSeconds)
    : [];

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
