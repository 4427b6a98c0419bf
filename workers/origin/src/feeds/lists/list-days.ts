import { dayNumber, daySeconds } from "../../../../../shared/time/day.ts";

/** Days of readers begin at most this far from UTC's. */
const zoneReachSeconds = 14 * 3600;

/** UTC days around today, offsets as in names of feeds, wide enough to hold those days of every reader. */
export function daysOfAll(firstDay: number, lastDay: number, nowSeconds: number): readonly [from: number, to: number] {
  const today = dayNumber(nowSeconds, 0) * daySeconds;
  return [today + firstDay * daySeconds - zoneReachSeconds, today + (lastDay + 1) * daySeconds + zoneReachSeconds];
}
