import { expect, it } from "vitest";
import { counted, nouns } from "./ar/counted.ts";
import { directionOf, isolatedIn, rootAttributes } from "./direction.ts";
import { intlTag } from "./intl-tag.ts";
import { languages, type Language } from "./languages.ts";
import type { CalendarWords } from "./calendar-words.ts";
import { capitalise } from "./capitalise.ts";
import { createPlural } from "./plural.ts";

it("has a form of Arabic for each of its six kinds of numbers, which a text must give, with Latin digits", () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => counted(count, nouns.match))).toEqual([
    "لا مباريات",
    "مباراة واحدة",
    "مباراتان",
    "3 مباريات",
    "11 مباراة",
    "100 مباراة",
  ]);
  // @ts-expect-error -- a form that is missing is a fault of types.
  createPlural("ar")(2, { one: "مباراة", other: "مباريات" });
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

const calendarOf = async (lang: Language): Promise<CalendarWords> => (await import(`./${lang}/calendar.ts`)).calendar;

it.each(languages)(
  "[A9.03] names days and months as they are said in %s, months as they stand beside a day",
  async (lang) => {
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
    expect(await calendarOf(lang)).toEqual({
      weekdays: days("short").map((day) => capitalise(day, lang)),
      longWeekdays: days("long"),
      months: months("long"),
      shortMonths: months("short"),
    });
  },
);

it("chooses the form of a number by the language's rules", () => {
  const cards = { one: "carte", other: "cartes" };
  expect([0, 1, 2].map((count) => createPlural("fr")(count, cards))).toEqual(["carte", "carte", "cartes"]);
  expect(createPlural("en")(0, { one: "card", other: "cards" })).toBe("cards");
});

it("has a form for a few where a language has one: 2 to 4, and in Polish 22 to 24 too", () => {
  const counts = [1, 2, 4, 5, 12, 21, 22, 104];
  const polish = { one: "mecz", few: "mecze", other: "meczów" };
  expect(counts.map((count) => createPlural("pl")(count, polish))).toEqual([
    "mecz",
    "mecze",
    "mecze",
    "meczów",
    "meczów",
    "meczów",
    "mecze",
    "mecze",
  ]);
  const czech = { one: "zápas", few: "zápasy", other: "zápasů" };
  expect(counts.map((count) => createPlural("cs")(count, czech))).toEqual([
    "zápas",
    "zápasy",
    "zápasy",
    "zápasů",
    "zápasů",
    "zápasů",
    "zápasů",
    "zápasů",
  ]);
});
