import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { toMinute, usualSecondsOf, type Game } from "./game.ts";
import type { Sent } from "./sent.ts";

const half = 45;

/**
 * When something of a minute happened, in unix seconds: `untilSeconds`, where the match is watched; by its minute, where it was over before
 * anybody looked. Either way it stays in its half, so that the score of the halves is right.
 */
export function instantsOf(
  { startSeconds }: Pick<Game, "startSeconds">,
  began: Sent["began"],
  untilSeconds: number,
  isWatched: boolean,
): (minute: string) => number {
  const beganAt = (status: number) => began.findLast(([entered]) => entered === status)?.[1];
  const kickOff = beganAt(eventStatus.firstHalf) ?? startSeconds;
  const secondHalf = beganAt(eventStatus.secondHalf);
  const firstHalfEnd = (beganAt(eventStatus.halfTime) ?? secondHalf ?? Infinity) - 1;
  return (printed) => {
    const minute = toMinute(printed);
    const isFirstHalf = minute !== null && minute <= half;
    const from = isFirstHalf ? kickOff : (secondHalf ?? kickOff);
    const to = isFirstHalf ? Math.min(untilSeconds, firstHalfEnd) : untilSeconds;
    const byMinute = isFirstHalf
      ? kickOff + minute * 60
      : (secondHalf ?? kickOff + usualSecondsOf(eventStatus.secondHalf)) + ((minute ?? half) - half) * 60;
    return Math.max(from, Math.min(to, isWatched || minute === null ? untilSeconds : byMinute));
  };
}
