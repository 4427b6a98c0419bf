import type { StatusName } from "../../../shared/sports/statuses.ts";

/** One period of a sport whose clock runs from the period's start (C4.29, C4.30). All in minutes of the game's clock. */
export type ClockPeriod = {
  /** The clock's minute when the period begins. */
  readonly fromMinute: number;
  /** The last minute before the cap; later ones show as the cap and a plus. */
  readonly capMinute: number;
  /** From kick-off to the period's start, breaks included: for sources that do not say when the stage began. */
  readonly startsAfterMinutes: number;
};

type Periods = Readonly<Partial<Record<StatusName, ClockPeriod>>>;

const period = (fromMinute: number, capMinute: number, breaksMinutes: number): ClockPeriod => ({
  fromMinute,
  capMinute,
  startsAfterMinutes: fromMinute + breaksMinutes,
});

/** Each quarter counts from 0; the quarters before it took 20 minutes and a break of 15 each. */
const aussieQuarter = (before: number): ClockPeriod => ({
  fromMinute: 0,
  capMinute: 20,
  startsAfterMinutes: before * (20 + 15),
});

export const clockPeriods: Readonly<Record<"halves" | "rugby" | "sevens" | "aussie", Periods>> = {
  halves: {
    firstHalf: period(0, 45, 0),
    secondHalf: period(45, 90, 15),
    extraTime: period(90, 120, 30),
    firstExtraTime: period(90, 105, 30),
    secondExtraTime: period(105, 120, 30),
  },
  rugby: {
    firstHalf: period(0, 40, 0),
    secondHalf: period(40, 80, 10),
    extraTime: period(80, 100, 20),
  },
  sevens: {
    firstHalf: period(0, 7, 0),
    secondHalf: period(7, 14, 2),
    extraTime: period(14, 19, 4),
  },
  aussie: {
    quarter1: aussieQuarter(0),
    quarter2: aussieQuarter(1),
    quarter3: aussieQuarter(2),
    quarter4: aussieQuarter(3),
  },
};
