import { dayNumber, daySeconds, hourSeconds } from "../../../shared/basics/day.ts";
import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import type { DayChoice } from "../../../shared/addresses/list-query.ts";
import { localDayStartSeconds } from "../../time/local-day.ts";

/** A chosen day as the visitor's calendar and as the feed's name say it. Days count from 1970-01-01. */
export type TargetDay = {
  readonly epochDay: number;
  readonly todayEpochDay: number;
  /** The parts of a feed's name that say the day. */
  readonly feedDay: FeedDay;
};

type FeedDay = {
  /** Days from the feed's today, which is today at `tzHour`. */
  readonly day: number;
  /** Hour offset of the visitor's zone when the day ends, summer time included; quarters exist. */
  readonly tzHour: number;
  /** The one when it begins, on a day on which clocks are changed. */
  readonly startHour?: number;
};

export function toTargetDay(choice: DayChoice, timeZone: string, nowSeconds: number): TargetDay {
  const todayEpochDay = dayNumber(nowSeconds, zoneOffsetHours(timeZone, nowSeconds));
  const epochDay = choice.kind === "date" ? choice.epochDay : todayEpochDay + choice.offset;
  const startHour = midnightHours(timeZone, epochDay);
  const tzHour = midnightHours(timeZone, epochDay + 1);
  const day = epochDay - dayNumber(nowSeconds, tzHour);
  const feedDay = startHour === tzHour ? { day, tzHour } : { day, tzHour, startHour };
  return { epochDay, todayEpochDay, feedDay };
}

/** Hours from UTC to the midnight with which a day begins in a zone. Some zones of long ago lay between the quarters that feed names can say. */
function midnightHours(timeZone: string, day: number): number {
  const hours = (day * daySeconds - localDayStartSeconds(timeZone, day)) / hourSeconds;
  // The sum turns -0 into 0.
  return Math.round(hours * 4) / 4 + 0;
}
