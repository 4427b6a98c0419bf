import { parseIsoDay } from "../../../shared/basics/day.ts";

const weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const pattern = new RegExp(
  String.raw`^\[?(?:(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\.?,? +)?(${months.join("|")})[a-z]*[ /](\d{1,2})(?:[ ,]+(\d{4}))?(?:\]|(?= |$))`,
);

/** "16 June", "16 June 1954": the day first, as histories write it. */
const dayFirst = new RegExp(String.raw`^\[?(\d{1,2}) (${months.join("|")})[a-z]*\.?(?:[ ,]+(\d{4}))?(?:\]|(?= |$))`);
/** "02.10.", "Fr. 02.10.2015": in figures, as German files write it. */
const inFigures =
  /^\[?(?:(Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.?,? +)?(\d{1,2})\.(\d{1,2})\.(\d{4})?(?:\]|(?= |$))/;
const germanWeekdays = ["Do", "Fr", "Sa", "So", "Mo", "Di", "Mi"];

export type DateText = {
  readonly weekday: string | null;
  /** 1 for January. */
  readonly month: number;
  readonly dayOfMonth: number;
  /** Printed where it changes only. */
  readonly year: number | null;
  /** The rest of the line: in the "full" dialect, the time and ground. */
  readonly rest: string;
};

/** "Fri Aug 15 2025", "[Fri Aug/15]", "16 June", "02.10."; null for a line that does not begin with a date. */
export function parseDateText(line: string): DateText | null {
  const text = line.trim();
  const [match, weekday, month, dayOfMonth, year] = datePartsOf(text) ?? [];
  if (match === undefined) return null;
  return {
    weekday: weekday === undefined ? null : (weekdays[germanWeekdays.indexOf(weekday)] ?? weekday),
    month: /\d/.test(month ?? "") ? Number(month) : months.indexOf(month ?? "") + 1,
    dayOfMonth: Number(dayOfMonth),
    year: year === undefined ? null : Number(year),
    rest: text.slice(match.length).trim(),
  };
}

type DateParts = readonly (string | undefined)[];

/** The whole date, its weekday, month, day and year. */
function datePartsOf(text: string): DateParts | null {
  const first = pattern.exec(text);
  if (first !== null) return first;
  const [day = null, dayOfMonth, month, year] = dayFirst.exec(text) ?? [];
  if (day !== null) return [day, undefined, month, dayOfMonth, year];
  const [figures = null, weekday, dayFigures, monthFigures, yearFigures] = inFigures.exec(text) ?? [];
  if (figures === null || Number(monthFigures) > 12) return null;
  return [figures, weekday, monthFigures, dayFigures, yearFigures];
}

/** Decides the year of a date without one: the date is near the date above, or lies in the season. */
export type DateAnchor = { readonly day: number } | SeasonYears;
/** The year in which a season begins, and whether it ends in the next one. */
export type SeasonYears = { readonly startYear: number; readonly isOverNewYear: boolean };
/** The first month in which a season that is over New Year may begin. A date in an earlier month is in its second year. */
const firstMonth = 7;

/** A season's dates lie closer together than this; a more distant date is a typing error. */
const longestJumpDays = 300;

/**
 * Returns the days since 1970-01-01, or a text that explains why the date is invalid. A weekday decides the year, because it
 * moves by one or two from year to year; without a weekday, a month before the previous one begins the next year.
 */
export function resolveDate(date: DateText, anchor: DateAnchor): number | string {
  const { weekday, month, dayOfMonth, year } = date;
  const words = `${weekday ?? ""} ${months[month - 1] ?? ""} ${dayOfMonth} ${year ?? ""}`.trim().replaceAll(/ +/g, " ");
  const days = yearsToTry(date, anchor).map((candidate) =>
    parseIsoDay(`${candidate}-${two(month)}-${two(dayOfMonth)}`),
  );
  if (days.every((day) => day === null)) return `the date ${words} is not a day`;
  for (const day of days) {
    if (day === null || (weekday !== null && weekdayOf(day) !== weekday)) continue;
    if (year === null && "day" in anchor && Math.abs(day - anchor.day) > longestJumpDays) continue;
    return day;
  }
  return year === null ? `the date ${words} fits no year near the dates above` : `${words} was no ${weekday ?? "day"}`;
}

function yearsToTry({ weekday, month, year }: DateText, anchor: DateAnchor): readonly number[] {
  if (year !== null) return [year];
  if ("startYear" in anchor) {
    const { startYear, isOverNewYear } = anchor;
    return isOverNewYear && month < firstMonth ? [startYear + 1, startYear] : [startYear, startYear + 1];
  }
  const last = new Date(anchor.day * 86_400_000);
  const lastYear = last.getUTCFullYear();
  const rolledOver = month < last.getUTCMonth() + 1 ? lastYear + 1 : lastYear;
  return weekday === null ? [rolledOver] : [lastYear, lastYear + 1, lastYear - 1];
}

const weekdayOf = (day: number): string => weekdays[((day % 7) + 7) % 7] ?? "";
const two = (value: number) => String(value).padStart(2, "0");
