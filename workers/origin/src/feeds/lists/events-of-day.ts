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
