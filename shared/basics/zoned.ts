import { daySeconds } from "./day.ts";
import { zoneOffsetHours } from "./zone-offset.ts";

/**
 * The instant of a wall-clock time. A time that a clock change skips counts as the hour after it; of a time that a change
 * repeats the first counts.
 */
export function zonedSeconds(day: number, minuteOfDay: number, timeZone: string): number {
  const asUtcSeconds = day * daySeconds + minuteOfDay * 60;
  // No zone is further from UTC than a day, and none changes its clocks twice within two.
  const before = zoneOffsetHours(timeZone, asUtcSeconds - daySeconds);
  const after = zoneOffsetHours(timeZone, asUtcSeconds + daySeconds);
  const beforeSeconds = asUtcSeconds - before * 3600;
  const afterSeconds = asUtcSeconds - after * 3600;
  const isChanged =
    zoneOffsetHours(timeZone, beforeSeconds) !== before && zoneOffsetHours(timeZone, afterSeconds) === after;
  return isChanged ? afterSeconds : beforeSeconds;
}

/** "20:45" → 1245; null for anything that is not a time of day. */
export function parseTimeOfDay(text: string): number | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}
