import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import { toMinute, usualSecondsOf, type Game } from "./game.ts";
import { longestGameMs } from "./pace.ts";

/** Added time of a first half is told as a minute up to here. */
const mostFirstHalfMinute = 50;

/**
 * The stage of a match whose source names none: by its clock, corrected by what else is known. A score of half-time means that
 * the first half is over, a goal of a later minute that the second one has begun. Four hours after the start nothing follows from the clock.
 */
export function statusByTheClock(
  { startSeconds, timeKnown, isOver, halfTime, goals }: Game,
  nowSeconds: number,
): StatusId {
  const passed = nowSeconds - startSeconds;
  // Over, but its result is missing; or no source says what became of it.
  if (isOver || passed * 1000 > longestGameMs) return eventStatus.pending;
  if (passed < 0 || !timeKnown) return eventStatus.scheduled;
  const isInSecondHalf = goals.some(({ minute }) => (toMinute(minute) ?? 0) > mostFirstHalfMinute);
  if (isInSecondHalf || passed >= usualSecondsOf(eventStatus.secondHalf)) return eventStatus.secondHalf;
  if (halfTime !== null || passed >= usualSecondsOf(eventStatus.halfTime)) return eventStatus.halfTime;
  return eventStatus.firstHalf;
}
