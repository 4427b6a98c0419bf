import { daySeconds } from "../../shared/basics/day.ts";

/** Month in which a season begins: 8 for August to May, 1 for a calendar year. */
export type SeasonStartMonth = 1 | 8;

/** The year in which the season of a moment began. */
export function firstYearAt(startMonth: SeasonStartMonth, atSeconds: number): number {
  const date = new Date(atSeconds * 1000);
  const year = date.getUTCFullYear();
  return date.getUTCMonth() + 1 >= startMonth ? year : year - 1;
}

/** "2026-27" for a season that begins in August, "2026" for a calendar year. */
export const seasonAt = (startMonth: SeasonStartMonth, atSeconds: number): string =>
  seasonName(startMonth, firstYearAt(startMonth, atSeconds));

export const seasonName = (startMonth: SeasonStartMonth, year: number): string =>
  startMonth === 1 ? String(year) : `${year}-${String((year + 1) % 100).padStart(2, "0")}`;

/** Weeks begin on Monday; 1970-01-01 was a Thursday. */
export const weekOf = (day: number): number => Math.floor((day + 3) / 7);
export const firstDayOf = (week: number): number => week * 7 - 3;

/** Weeks in which leagues play; the rest of the year is for friendlies. */
export const seasonWeeks = 42;
/** Month (0 for January) and day of the month on which the first week's games may begin. */
const firstDates: Readonly<Record<SeasonStartMonth, readonly [month: number, day: number]>> = { 8: [7, 8], 1: [1, 12] };

/** The first week of the season that began in a year. */
export const firstWeekOf = (startMonth: SeasonStartMonth, year: number): number =>
  weekOf(Date.UTC(year, ...firstDates[startMonth]) / 1000 / daySeconds);

/** A week's season (the year in which it began) and its place in it, from 0; null between seasons. */
export function seasonWeekOf(
  startMonth: SeasonStartMonth,
  week: number,
): { readonly year: number; readonly index: number } | null {
  const sunday = (firstDayOf(week) + 6) * daySeconds;
  const year = firstYearAt(startMonth, sunday);
  const index = week - firstWeekOf(startMonth, year);
  return index >= 0 && index < seasonWeeks ? { year, index } : null;
}

/** The year in which a season of a name ("2026-27", "2026") began. */
export const firstYearOf = (season: string): number => Number(season.slice(0, 4));
