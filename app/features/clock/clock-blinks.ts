import { sportById } from "../../../shared/sports/catalogue.ts";
import { eventStatus, statusName, type StatusName } from "../../../shared/sports/statuses.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { viewOf } from "../match-row/result.ts";

/** Statuses in which the mark after the minute blinks (C4.33). */
const blinkingStatuses: ReadonlySet<StatusName> = new Set([
  ...(["live", "firstHalf", "secondHalf", "extraTime", "firstExtraTime", "secondExtraTime"] as const),
  ...(["period1", "period2", "period3"] as const),
  ...(["quarter1", "quarter2", "quarter3", "quarter4"] as const),
]);

/** The clocks that count from the status's start, so that the data need not name a minute. */
const withoutGameTime: ReadonlySet<string | undefined> = new Set(["halves", "rugby", "aussie"]);

/** Whether the clock of an event runs, so that the mark beside it blinks, on its board as on its row. */
export function doesClockBlink(event: EventFields, sportId: number): boolean {
  const name = statusName(event.status ?? eventStatus.live);
  if (viewOf(event) !== "live" || name === null || !blinkingStatuses.has(name)) return false;
  return (event.minute ?? 0) > 0 || withoutGameTime.has(sportById(sportId)?.clock);
}
