/** Days that the calendar shows at once (C9.03). */
const calendarDays = 7;

/** One screen of the calendar. Days are offsets from today, which is 0 (C2.03). */
export type Calendar = {
  readonly days: readonly {
    readonly day: number;
    readonly isChosen: boolean;
    readonly isToday: boolean;
    /** Whether its list can have something. */
    readonly isListed: boolean;
  }[];
  /** The targets of the two buttons: the days beside the chosen one; null where no list before or after it has anything. */
  readonly previous: number | null;
  readonly next: number | null;
};

/**
 * Returns the seven days around today, or around the chosen day where it is not one of them.
 * @param limits the first and the last day with a list; today always has one
 */
export function toCalendar(chosen: number, limits = { first: -Infinity, last: Infinity }): Calendar {
  const first = Math.min(limits.first, 0);
  const last = Math.max(limits.last, 0);
  const reach = Math.floor(calendarDays / 2);
  const start = (Math.abs(chosen) <= reach ? 0 : chosen) - reach;
  const days = Array.from({ length: calendarDays }, (_, index) => {
    const day = start + index;
    return { day, isChosen: day === chosen, isToday: day === 0, isListed: day >= first && day <= last };
  });
  // From a day beyond the limits, a step leads back to the nearest one within.
  const [previous, next] = [Math.min(chosen - 1, last), Math.max(chosen + 1, first)];
  return { days, previous: previous < first ? null : previous, next: next > last ? null : next };
}

/**
 * Only today and yesterday change while they are shown (C4.14): any other day is neither followed nor polled, and needs
 * the push for the visitor's own games only (C4.19).
 */
export const isUpdatedDay = (chosen: number): boolean => chosen === 0 || chosen === -1;
