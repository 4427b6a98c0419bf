import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import { toMinute, usualSecondsOf, type Game } from "./game.ts";
import { longestGameMs } from "./pace.ts";

/** Some sources report the first half's added time as a minute up to this one; a later minute is in the second half. */
const mostFirstHalfMinute = 50;

/**
 * Infers the stage of a match whose source names none, from its clock and other facts: a half-time score means that the first
 * half is over, a goal in a later minute that the second one has begun. Six hours after the start the clock says nothing.
 */
export function statusByTheClock(
  { startSeconds, timeKnown, isOver, halfTime, goals }: Game,
  nowSeconds: number,
): StatusId {
  const passed = nowSeconds - startSeconds;
  // The match is over but its result is missing, or no source reported its end.
  if (isOver || passed * 1000 > longestGameMs) return eventStatus.pending;
  if (passed < 0 || !timeKnown) return eventStatus.scheduled;
  const isInSecondHalf = goals.some(({ minute }) => (toMinute(minute) ?? 0) > mostFirstHalfMinute);
  if (isInSecondHalf || passed >= usualSecondsOf(eventStatus.secondHalf)) return eventStatus.secondHalf;
  if (halfTime !== null || passed >= usualSecondsOf(eventStatus.halfTime)) return eventStatus.halfTime;
  return eventStatus.firstHalf;
}
