import { daySeconds } from "../../../shared/basics/day.ts";
import { eventStatus, type StatusId } from "../../../shared/sports/statuses.ts";
import type { Recorder } from "./recorder.ts";

const days = 5;
/** Overs of a session, three sessions a day. */
const sessionOvers = 30;
const sessionsPerDay = 3;
const sessionBreaks = [
  [eventStatus.lunch, 2400],
  [eventStatus.tea, 1200],
] as const;
const nights = [eventStatus.afterDay1, eventStatus.afterDay2, eventStatus.afterDay3, eventStatus.afterDay4] as const;

/** The sessions of a test match: five days of ninety overs, with lunch and tea. */
export type MatchDays = ReturnType<typeof createMatchDays>;

export function createMatchDays(recorder: Recorder) {
  const startSeconds = recorder.now();
  let overs = 0;
  const isOver = () => overs >= days * sessionsPerDay * sessionOvers;
  return {
    isOver,
    /**
     * Counts an over, and rests when a session is over; play goes on with `innings` unless that is over as well.
     * @returns whether the last day is over
     */
    rest(innings: StatusId, isInningsOver: boolean): boolean {
      overs += 1;
      if (isOver()) return true;
      if (overs % sessionOvers !== 0) return false;
      const session = overs / sessionOvers;
      const inDay = session % sessionsPerDay;
      if (inDay === 0) {
        const played = session / sessionsPerDay;
        recorder.status(nights[played - 1] ?? eventStatus.afterDay4);
        recorder.wait(startSeconds + played * daySeconds - recorder.now());
      } else {
        const [entered, seconds] = sessionBreaks[inDay - 1] ?? sessionBreaks[0];
        recorder.status(entered);
        recorder.wait(seconds);
      }
      if (!isInningsOver) recorder.status(innings);
      return false;
    },
  };
}
