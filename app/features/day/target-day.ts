import { dayNumber, daySeconds } from "../../../shared/basics/day.ts";
import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import type { DayChoice } from "../../../shared/addresses/list-query.ts";

/** A chosen day as the visitor's calendar and as the feed's name say it. Days count from 1970-01-01. */
export type TargetDay = {
  readonly epochDay: number;
  readonly todayEpochDay: number;
  /** Hour offset of the visitor's zone on the chosen day, summer time included; quarters exist, as in feed names. */
  readonly tzHour: number;
  /** Days from the feed's today, which is today at `tzHour`. */
  readonly feedDay: number;
};

export function toTargetDay(choice: DayChoice, timeZone: string, nowSeconds: number): TargetDay {
  const todayEpochDay = dayNumber(nowSeconds, zoneOffsetHours(timeZone, nowSeconds));
  const epochDay = choice.kind === "date" ? choice.epochDay : todayEpochDay + choice.offset;
  // Noon is far from the hours at which a zone changes its clocks.
  const noonHours = zoneOffsetHours(timeZone, (epochDay + 0.5) * daySeconds);
  // Some zones of long ago lay between the quarters that feed names can say.
  const tzHour = Math.round(noonHours * 4) / 4;
  return { epochDay, todayEpochDay, tzHour, feedDay: epochDay - dayNumber(nowSeconds, tzHour) };
}
