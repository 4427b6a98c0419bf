import { dayNumber, daySeconds } from "../../shared/basics/day.ts";
import { zoneOffsetHours } from "../../shared/basics/zone-offset.ts";

/** The calendar day (days since 1970-01-01) of an instant in an IANA zone. */
export const localDayNumber = (timeZone: string, atSeconds: number): number =>
  dayNumber(atSeconds, zoneOffsetHours(timeZone, atSeconds));

/**
 * First second of a calendar day (days since 1970-01-01) in a zone. Midnight, except where the clock skips it: there it
 * is the first second that the day has, and for a day that was left out altogether the first second of the next.
 */
export function localDayStartSeconds(timeZone: string, day: number): number {
  const utcMidnight = day * daySeconds;
  const starts = [utcMidnight - earliestHours * 3600, utcMidnight + latestHours * 3600]
    .map((atSeconds) => utcMidnight - zoneOffsetHours(timeZone, atSeconds) * 3600)
    .filter((atSeconds) => localDayNumber(timeZone, atSeconds) >= day);
  return Math.min(...starts);
}

/** Days from now's day to an instant's day in a zone: 0 today, -1 yesterday. */
export const localDayOffset = (timeZone: string, atSeconds: number, nowSeconds: number): number =>
  localDayNumber(timeZone, atSeconds) - localDayNumber(timeZone, nowSeconds);

/**
 * Zones are between UTC-12 and UTC+14: a day begins nowhere before the first bound and everywhere before the second.
 */
const earliestHours = 15;
const latestHours = 13;
