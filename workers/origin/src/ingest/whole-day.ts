import { dayNumber, daySeconds } from "../../../../shared/basics/day.ts";
import { zoneOffsetHours } from "../../../../shared/basics/zone-offset.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";

/**
 * Returns a start without an hour at a time whose day in UTC is the day that the provider meant: the one in the league's
 * zone. Noon in Auckland is still the day before in UTC.
 */
export function toWholeDay<Start extends Pick<Schedule, "startSeconds" | "timeKnown">>(
  start: Start,
  timeZone: string,
): Start {
  const { startSeconds, timeKnown } = start;
  if (timeKnown) return start;
  const day = dayNumber(startSeconds, zoneOffsetHours(timeZone, startSeconds));
  if (day === dayNumber(startSeconds, 0)) return start;
  return { ...start, startSeconds: day * daySeconds + daySeconds / 2 };
}
