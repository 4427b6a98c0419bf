import { dayNumber, daySeconds } from "../../../../shared/basics/day.ts";
import { areProven, type StrengthTally } from "../../../../shared/strength/judge-day.ts";
import { strengthOn } from "../../../../shared/strength/rate-day.ts";
import { keepWork } from "../feeds/tables/keep-work.ts";
import { toPools } from "./pools.ts";
import type { RankedSide } from "./strength-store.ts";

/** The strengths of a sport's sides. */
export type StrengthTable = {
  /** Those that have played lately, the strongest first; a side that has paused is nearer to its level. */
  readonly sides: readonly RankedSide[];
  /** The same a week before. */
  readonly earlier: readonly RankedSide[];
  readonly poolOf: (side: RankedSide) => string | null;
  /** The tournaments of each pool. */
  readonly tournamentsOf: (pool: string | null) => readonly string[];
  readonly tally: StrengthTally;
  /** The UTC days of the first and the last counted games, in days since 1970-01-01. */
  readonly firstDay: number;
  readonly lastDay: number;
};

/** A side that has not played for longer is in no ranking. */
const activeDays = 365;
const weekDays = 7;

/**
 * The strengths through the last day that is rated whole. Null where that is more than a week ago, so that nothing is shown before all
 * results were read, and in a sport in which strengths foretell games no better than the shares of outcomes do.
 */
export const strengthTable = keepWork({
  key: () => "",
  work({ strengths }, _: null, clock): StrengthTable | null {
    const days = strengths.ratedDays();
    if (days === null) return null;
    const last = Math.min(days.last, (strengths.dirtyFrom() ?? Infinity) - 1);
    const now = dayNumber(clock.at(daySeconds), 0);
    if (last !== days.last && last < now - weekDays) return null;
    const tally = strengths.tallyBefore(last + 1);
    if (tally === null || !areProven(tally)) return null;
    const today = Math.min(now, last + weekDays);
    const ranked = (day: number) =>
      strengths
        .sidesThrough(Math.min(day, last))
        .filter(({ day: last, participant }) => last > day - activeDays && participant.deleted !== true)
        .map((side) => ({ ...side, value: strengthOn(side, day) }))
        .toSorted((a, b) => b.value - a.value || (a.participant.id < b.participant.id ? -1 : 1));
    const { poolOf, tournamentsOf } = toPools(strengths.entrants());
    return {
      sides: ranked(today),
      earlier: ranked(today - weekDays),
      poolOf: ({ participant }) => poolOf(participant.id),
      tournamentsOf,
      tally,
      firstDay: days.first,
      lastDay: last,
    };
  },
});

/** The rank of each side, counted from 1, by its id; equal shown values share one. @param sides the strongest first */
export function ranksOf(sides: readonly RankedSide[]): ReadonlyMap<string, number> {
  let rank = 0;
  let shown = Infinity;
  return new Map(
    sides.map(({ participant, value }, index) => {
      if (Math.round(value) < shown) rank = index + 1;
      shown = Math.round(value);
      return [participant.id, rank];
    }),
  );
}
