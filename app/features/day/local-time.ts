import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import type { DateTexts } from "./date-texts.ts";
import { localDay, shortDate } from "./day-words.ts";

/** "2026-11-22T20:45" and more, in the zone. */
const toLocalText = (atSeconds: number, timeZone: string): string =>
  new Date((atSeconds + zoneOffsetHours(timeZone, atSeconds) * 3600) * 1000).toISOString();

/** "20:45" in the zone; "08:45 PM" by a clock of 12 hours (C9.06). */
export function toLocalTime(atSeconds: number, timeZone: string, clock?: 12 | 24): string {
  const text = toLocalText(atSeconds, timeZone).slice(11, 16);
  const hour = +text.slice(0, 2);
  return clock === 12 ? `${`0${((hour + 11) % 12) + 1}`.slice(-2) + text.slice(2)} ${hour < 12 ? "A" : "P"}M` : text;
}

/** "22.11. 20:45" in the zone, or "Nov 22 08:45 PM" (C9.06). */
export const toLocalMoment = (atSeconds: number, timeZone: string, t: DateTexts): string =>
  `${shortDate(localDay(atSeconds, timeZone), t)} ${toLocalTime(atSeconds, timeZone, t.clock)}`;
