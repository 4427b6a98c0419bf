import { daySeconds } from "./day.ts";
import { zoneOffsetHours } from "./zone-offset.ts";

/** The instant of a wall-clock time; a time that a clock change skips counts as the hour after it. */
export function zonedSeconds(day: number, minuteOfDay: number, timeZone: string): number {
  const asUtcSeconds = day * daySeconds + minuteOfDay * 60;
  const guessSeconds = asUtcSeconds - zoneOffsetHours(timeZone, asUtcSeconds) * 3600;
  return asUtcSeconds - zoneOffsetHours(timeZone, guessSeconds) * 3600;
}

/** "20:45" → 1245; null for anything that is not a time of day. */
export function parseTimeOfDay(text: string): number | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}
