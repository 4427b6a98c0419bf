import type { MovedEvent } from "../../../../../shared/feed/moved-row.ts";
import { daySeconds, dayStartSeconds } from "../../../../../shared/time/day.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

/** Events that start on a day of the reader; today's list also holds what began yesterday and is still live. */
export function eventsOfDay(
  { events }: LedgerContext,
  offset: number,
  tzHour: number,
  nowSeconds: number,
): readonly EventState[] {
  const startSeconds = dayStartSeconds(offset, tzHour, nowSeconds);
  const ofDay = events.eventsBetween(startSeconds, startSeconds + daySeconds).map((stored) => stored.state);
  if (offset !== 0) return ofDay;
  const stillLive = events
    .liveEvents()
    .map((stored) => stored.state)
    .filter((state) => state.schedule.startSeconds < startSeconds);
  return [...stillLive, ...ofDay];
}

/** Events that stood on a day of the reader once and start on another day now. */
export function movedFromDay(
  { events }: LedgerContext,
  offset: number,
  tzHour: number,
  nowSeconds: number,
): readonly MovedEvent[] {
  const fromSeconds = dayStartSeconds(offset, tzHour, nowSeconds);
  const toSeconds = fromSeconds + daySeconds;
  return events.movedFrom(fromSeconds, toSeconds).flatMap((eventId) => {
    const startSeconds = events.event(eventId)?.state.schedule.startSeconds ?? fromSeconds;
    return startSeconds >= fromSeconds && startSeconds < toSeconds ? [] : [{ eventId, startSeconds }];
  });
}
