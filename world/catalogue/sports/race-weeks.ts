import { daySeconds } from "../../../shared/basics/day.ts";
import { firstDayOf, weekOf } from "../season.ts";

/**
 * The weeks of a year in which a championship races, in the order of its season: "44-51 1-12" is a winter. Weeks are those of
 * ISO 8601: the first one of a year has its first Thursday.
 */
export const toWeeks = (text: string): readonly number[] =>
  text.split(" ").flatMap((part) => {
    const [first = 0, last = first] = part.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

/** The number in its year of a week since 1970. */
export function weekOfYear(week: number): number {
  const thursday = firstDayOf(week) + 3;
  const year = new Date(thursday * daySeconds * 1000).getUTCFullYear();
  return weekOf(thursday) - weekOf(Date.UTC(year, 0, 4) / 1000 / daySeconds) + 1;
}
