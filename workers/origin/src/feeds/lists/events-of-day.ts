import type { MovedEvent } from "../../../../../shared/wire/moved-row.ts";
import { dayNumber, daySeconds, dayStartSeconds, startDayNumber } from "../../../../../shared/basics/day.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";

/**
 * Events that are on a day in the client's time zone: those that start on it, those of several days that continue, and
 * in today's list also those that began yesterday and are still live.
 */
export function eventsOfDay(
  { events }: LedgerContext,
  offset: number,
  tzHour: number,
  nowSeconds: number,
): readonly EventState[] {
  const startSeconds = dayStartSeconds(offset, tzHour, nowSeconds);
  const day = dayNumber(startSeconds, tzHour);
  // A day alone counts in UTC, so the span includes the day in UTC too.
  const fromSeconds = Math.min(startSeconds, day * daySeconds);
  const untilSeconds = Math.max(startSeconds, day * daySeconds) + daySeconds;
  const ofDay = events
    .eventsBetween(fromSeconds, untilSeconds)
    .map((stored) => stored.state)
    .filter(({ schedule }) => startDayNumber(schedule.startSeconds, schedule.timeKnown, tzHour) === day);
  const known = new Set(ofDay.map(({ schedule }) => schedule.eventId));
  const earlier = [...events.eventsThrough(startSeconds), ...(offset === 0 ? events.liveEvents() : [])]
    .map((stored) => stored.state)
    .filter(({ schedule: { eventId, startSeconds: begun } }) => {
      if (begun >= startSeconds || known.has(eventId)) return false;
      known.add(eventId);
      return true;
    });
  return [...earlier, ...ofDay];
}

/** Events that were on a day in the client's time zone once and start on another day now. */
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
