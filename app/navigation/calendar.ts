/** Days that the calendar shows at once (C9.03). */
const calendarDays = 7;

/** One screen of the calendar. Days are offsets from today, which is 0 (C2.03). */
export type Calendar = {
  readonly days: readonly { readonly day: number; readonly isChosen: boolean; readonly isToday: boolean }[];
  /** The targets of the two buttons: the day before and the day after the chosen one. */
  readonly previous: number;
  readonly next: number;
};

/** Returns the seven days around today, or around the chosen day where it is not one of them. */
export function toCalendar(chosen: number): Calendar {
  const reach = Math.floor(calendarDays / 2);
  const first = (Math.abs(chosen) <= reach ? 0 : chosen) - reach;
  const days = Array.from({ length: calendarDays }, (_, index) => {
    const day = first + index;
    return { day, isChosen: day === chosen, isToday: day === 0 };
  });
  return { days, previous: chosen - 1, next: chosen + 1 };
}

/**
 * Only today and yesterday change while they are shown (C4.14): any other day is neither followed nor polled, and needs
 * the push for the visitor's own games only (C4.19).
 */
export const isUpdatedDay = (chosen: number): boolean => chosen === 0 || chosen === -1;
