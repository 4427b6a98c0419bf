import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { statusName, type StatusId, type StatusName } from "../../../shared/sports/statuses.ts";

/** Statuses in which the mark after the minute blinks (C4.33). */
const blinkingStatuses: ReadonlySet<StatusName> = new Set([
  ...(["live", "firstHalf", "secondHalf", "extraTime", "firstExtraTime", "secondExtraTime"] as const),
  ...(["period1", "period2", "period3"] as const),
  ...(["quarter1", "quarter2", "quarter3", "quarter4"] as const),
]);

/** Sports whose minute is counted from the status's start, so that the data need not name one. */
const withoutGameTime: ReadonlySet<number> = new Set([
  sportIds.soccer,
  sportIds.bandy,
  sportIds["rugby-league"],
  sportIds["rugby-union"],
  sportIds["aussie-rules"],
]);

export function doesClockBlink(event: {
  readonly sportId: number;
  readonly status: StatusId;
  readonly gameMinute: number | null;
}): boolean {
  const name = statusName(event.status);
  if (name === null || !blinkingStatuses.has(name)) return false;
  return (event.gameMinute ?? 0) > 0 || withoutGameTime.has(event.sportId);
}
