import type { LocalClock } from "../../time/local-clock.ts";
import { localDayNumber, localDayOffset, localDayStartSeconds } from "../../time/local-day.ts";
import { statusType as statusTypes } from "../../../shared/sports/statuses.ts";
import { myGamesLimits } from "./my-games-limits.ts";
import type { DatedFavourite } from "./my-games.ts";

export type Dated = Pick<DatedFavourite, "startSeconds" | "endSeconds" | "statusType">;

/** The days on which an event takes place, from today's 0; empty while its start is unknown. */
export function toEventDays({ startSeconds, endSeconds }: Omit<Dated, "statusType">, clock: LocalClock): number[] {
  if (!isInstant(startSeconds) || startSeconds <= 0) return [];
  const first = localDayOffset(clock.timeZone, startSeconds, clock.nowSeconds);
  const hasEnd = isInstant(endSeconds) && endSeconds > startSeconds;
  const last = hasEnd ? localDayOffset(clock.timeZone, endSeconds, clock.nowSeconds) : first;
  return Array.from({ length: Math.min(last - first + 1, longestDays) }, (_, index) => first + index);
}

/** The furthest instant that ECMAScript can express, in seconds; Intl throws beyond it. */
const maxInstantSeconds = 8_640_000_000_000;

const isInstant = (seconds: number): boolean => Number.isFinite(seconds) && Math.abs(seconds) <= maxInstantSeconds;

/** Longer than any season: keeps a wrong end from filling the memory. */
const longestDays = 400;

/** Whether a game of these days may be followed: one of them is today or inside the limits (C5.02). */
export const isInDayWindow = (days: readonly number[]): boolean =>
  days.some((day) => day >= -myGamesLimits.pastDays && day <= myGamesLimits.futureDays);

/** The day of an event as favourites keep it, and whether its record is complete (C4.07). */
export function toDayState(event: Dated, clock: LocalClock): Pick<DatedFavourite, "day" | "isComplete"> {
  const days = toEventDays(event, clock);
  const day = days.find((day) => day >= 0) ?? days.at(-1) ?? null;
  const isFutureScheduled = day !== null && day > 0 && event.statusType === statusTypes.scheduled;
  const isPastFinished = day !== null && day < 0 && event.statusType === statusTypes.finished;
  return { day, isComplete: isFutureScheduled || isPastFinished };
}

/** When a record that is written now must be fetched again: at the start of the next local day (C4.08). */
export const toExpiry = ({ nowSeconds, timeZone }: LocalClock): number =>
  localDayStartSeconds(timeZone, localDayNumber(timeZone, nowSeconds) + 1);
