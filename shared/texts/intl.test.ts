import { all as sites } from "#texts/frame/site.all.js";
import { expect, it } from "vitest";
import { directionOf, isolatedIn, rootAttributes } from "./direction.ts";
import { intlTag } from "./intl-tag.ts";
import { languages, type Language } from "./languages.ts";

it("has a form of Arabic for each of its six kinds of numbers, with Latin digits", () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => sites.ar.gameCount({ count }))).toEqual([
    "لا مباريات",
    "مباراة واحدة",
    "مباراتان",
    "3 مباريات",
    "11 مباراة",
    "100 مباراة",
  ]);
  expect(new Intl.NumberFormat(intlTag("ar")).format(1234.5)).toBe("1,234.5");
});

it("keeps names and figures in their own direction where a language is read from right to left", () => {
  expect([isolatedIn("+12", "ar"), isolatedIn("", "ar"), isolatedIn("+12", "fr")]).toEqual([
    "\u2068+12\u2069",
    "",
    "+12",
  ]);
  expect(languages.map(rootAttributes)).toContain(' lang="ar" dir="rtl"');
  expect(languages.map(directionOf).filter((direction) => direction === "rtl")).toHaveLength(1);
});

it.each(languages)(
  "[A9.03] names days and months as they are said in %s, months as they stand beside a day",
  (lang) => {
    const dayMs = 86_400_000;
    const firstSunday = Date.UTC(1970, 0, 4);
    const toFormat = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(intlTag(lang), { ...options, timeZone: "UTC" });
    const days = (weekday: "short" | "long") =>
      Array.from({ length: 7 }, (_, index) => toFormat({ weekday }).format(firstSunday + index * dayMs));
    const months = (month: "short" | "long") =>
      Array.from({ length: 12 }, (_, index) => {
        const parts = toFormat({ day: "numeric", month }).formatToParts(Date.UTC(1970, index, 15));
        return parts.find(({ type }) => type === "month")?.value;
      });
    const { weekdays, longWeekdays, months: longMonths, shortMonths } = sites[lang];
    expect({ weekdays, longWeekdays, months: longMonths, shortMonths }).toEqual({
      weekdays: days("short").map((day) => day.charAt(0).toLocaleUpperCase(lang) + day.slice(1)),
      longWeekdays: days("long"),
      months: months("long"),
      shortMonths: months("short"),
    });
  },
);

it("chooses the form of a number by the language's rules", () => {
  const gamesIn = (lang: Language, counts: readonly number[]) =>
    counts.map((count) => sites[lang].gameCount({ count }));
  expect(gamesIn("fr", [0, 1, 2])).toEqual(["0 match", "1 match", "2 matchs"]);
  expect(gamesIn("en", [0, 1, 2])).toEqual(["0 matches", "1 match", "2 matches"]);
  expect(gamesIn("pt", [0, 1, 2])).toEqual(["0 jogos", "1 jogo", "2 jogos"]);
  expect(gamesIn("pl", [1, 2, 5, 12, 22])).toEqual(["1 mecz", "2 mecze", "5 meczów", "12 meczów", "22 mecze"]);
  expect(gamesIn("cs", [1, 2, 5, 22])).toEqual(["1 zápas", "2 zápasy", "5 zápasů", "22 zápasů"]);
});
