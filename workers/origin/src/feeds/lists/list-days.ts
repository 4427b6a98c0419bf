import { dayNumber, daySeconds } from "../../../../../shared/basics/day.ts";

/** Days of clients' time zones begin at most this far from UTC's. */
const zoneReachSeconds = 14 * 3600;

/** UTC days around today, offsets as in names of feeds, wide enough to contain those days in every time zone. */
export function daysOfAll(firstDay: number, lastDay: number, nowSeconds: number): readonly [from: number, to: number] {
  const today = dayNumber(nowSeconds, 0) * daySeconds;
  return [today + firstDay * daySeconds - zoneReachSeconds, today + (lastDay + 1) * daySeconds + zoneReachSeconds];
}
