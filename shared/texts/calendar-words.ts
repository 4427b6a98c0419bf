import { isolatedIn } from "./direction.ts";
import { intlTag } from "./intl-tag.ts";
import type { Language } from "./languages.ts";

const dayMs = 86_400_000;
/** 4 January 1970 was a Sunday. */
const firstSunday = 3;

/**
 * The names of days, Sunday first, and of months, as the language writes them in a date: Polish "listopada", not
 * "listopad". Short days are shown alone, so they begin with a capital.
 */
export function toCalendarWords(lang: Language) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlTag(lang), { ...options, timeZone: "UTC" });
  const short = format({ weekday: "short" });
  const long = format({ weekday: "long" });
  const monthsOf = (month: "short" | "long") => {
    const date = format({ day: "numeric", month });
    return Array.from({ length: 12 }, (_, index) => {
      const parts = date.formatToParts(Date.UTC(1970, index, 15));
      return parts.find(({ type }) => type === "month")?.value ?? "";
    });
  };
  const days = Array.from({ length: 7 }, (_, index) => (firstSunday + index) * dayMs);
  return {
    weekdays: days.map((day) => capitalise(short.format(day), lang)),
    longWeekdays: days.map((day) => long.format(day)),
    months: monthsOf("long"),
    shortMonths: monthsOf("short"),
    /** A date in a line of the language: its full stops stay where they are in one that runs from right to left, too. */
    figures: (text: string) => isolatedIn(text, lang),
  };
}

export const capitalise = (text: string, lang: string) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
