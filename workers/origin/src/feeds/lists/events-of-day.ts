import type { MovedEvent } from "../../../../../shared/wire/moved-row.ts";
import { daySeconds, dayStartSeconds } from "../../../../../shared/basics/day.ts";
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
  const ofDay = events.eventsBetween(startSeconds, startSeconds + daySeconds).map((stored) => stored.state);
  const ongoing = events.eventsThrough(startSeconds).map((stored) => stored.state);
  if (offset !== 0) return [...ongoing, ...ofDay];
  const known = new Set(ongoing.map(({ schedule }) => schedule.eventId));
  const stillLive = events
    .liveEvents()
    .map((stored) => stored.state)
    .filter(({ schedule }) => schedule.startSeconds < startSeconds && !known.has(schedule.eventId));
  return [...ongoing, ...stillLive, ...ofDay];
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
