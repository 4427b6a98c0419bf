import { zoneOffsetHours } from "../../../shared/time/day.ts";
import type { DateTexts } from "./date-texts.ts";
import { localDay, shortDate } from "./day-words.ts";

const hourSeconds = 3600;
/** Few starts differ in zone and hour, and asking Intl for an offset is slow compared with arithmetic. */
const keptOffsets = 2_000;
const offsets = new Map<string, number>();

function offsetAt(timeZone: string, atSeconds: number): number {
  const key = `${timeZone}|${Math.floor(atSeconds / hourSeconds)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = zoneOffsetHours(timeZone, atSeconds);
  if (offsets.size >= keptOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** "2026-11-22T20:45" and more, in the zone. */
const toLocalText = (atSeconds: number, timeZone: string): string =>
  new Date((atSeconds + offsetAt(timeZone, atSeconds) * hourSeconds) * 1000).toISOString();

/** "20:45" in the zone; "08:45 PM" by a clock of 12 hours (C9.06). */
export function toLocalTime(atSeconds: number, timeZone: string, clock?: 12 | 24): string {
  const text = toLocalText(atSeconds, timeZone).slice(11, 16);
  const hour = +text.slice(0, 2);
  return clock === 12 ? `${`0${((hour + 11) % 12) + 1}`.slice(-2) + text.slice(2)} ${hour < 12 ? "A" : "P"}M` : text;
}

/** "22.11. 20:45" in the zone, or "Nov 22 08:45 PM" (C9.06). */
export const toLocalMoment = (atSeconds: number, timeZone: string, t: DateTexts): string =>
  `${shortDate(localDay(atSeconds, timeZone), t)} ${toLocalTime(atSeconds, timeZone, t.clock)}`;
