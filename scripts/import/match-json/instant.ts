import { parseIsoDay } from "../../../shared/basics/day.ts";
import { zonedSeconds } from "../../../shared/basics/zoned.ts";

const noonMinutes = 12 * 60;
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** "2025-11-22T20:00:00+01:00" in unix seconds; null for anything that is not an instant. */
export function parseInstant(text: string): number | null {
  const ms = instantPattern.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? null : Math.round(ms / 1000);
}

export const isIsoInstant = (text: string): boolean => parseInstant(text) !== null || parseIsoDay(text) !== null;

/** When a match begins; of a day alone its noon in the league's zone. */
export function parseStart(
  text: string,
  timeZone: string,
): { readonly startSeconds: number; readonly timeKnown: boolean } {
  const instant = parseInstant(text);
  if (instant !== null) return { startSeconds: instant, timeKnown: true };
  return { startSeconds: zonedSeconds(parseIsoDay(text) ?? 0, noonMinutes, timeZone), timeKnown: false };
}
