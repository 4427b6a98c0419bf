import { daySeconds } from "../../../shared/time/day.ts";
import { stage, type StageId } from "../../../shared/sports/stages.ts";
import type { Tape } from "./tape.ts";

const days = 5;
/** Overs of a session, three sessions a day. */
const sessionOvers = 30;
const sessionsPerDay = 3;
const sessionBreaks = [
  [stage.lunch, 2400],
  [stage.tea, 1200],
] as const;
const nights = [stage.afterDay1, stage.afterDay2, stage.afterDay3, stage.afterDay4] as const;

/** The sessions of a test match: five days of ninety overs, with lunch and tea. */
export type MatchDays = ReturnType<typeof createMatchDays>;

export function createMatchDays(tape: Tape) {
  const startSeconds = tape.now();
  let overs = 0;
  const isOver = () => overs >= days * sessionsPerDay * sessionOvers;
  return {
    isOver,
    /**
     * Counts an over, and rests when a session is over; play goes on with `innings` unless that is over as well.
     * @returns whether the last day is over
     */
    rest(innings: StageId, isInningsOver: boolean): boolean {
      overs += 1;
      if (isOver()) return true;
      if (overs % sessionOvers !== 0) return false;
      const session = overs / sessionOvers;
      const inDay = session % sessionsPerDay;
      if (inDay === 0) {
        const played = session / sessionsPerDay;
        tape.stage(nights[played - 1] ?? stage.afterDay4);
        tape.wait(startSeconds + played * daySeconds - tape.now());
      } else {
        const [entered, seconds] = sessionBreaks[inDay - 1] ?? sessionBreaks[0];
        tape.stage(entered);
        tape.wait(seconds);
      }
      if (!isInningsOver) tape.stage(innings);
      return false;
    },
  };
}
