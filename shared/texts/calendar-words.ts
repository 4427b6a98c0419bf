/**
 * The names of days, Sunday first, and of months, as the language writes them in a date: Polish "listopada", not
 * "listopad". Short days are shown alone, so they begin with a capital. Written out, because a browser that asks `Intl` for them
 * while it starts a page is held up for as long as by all the page's libraries, and may know them in another edition than the server.
 */
export type CalendarWords = {
  readonly weekdays: readonly string[];
  readonly longWeekdays: readonly string[];
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
};
