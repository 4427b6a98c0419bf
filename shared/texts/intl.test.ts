import { expect, it } from "vitest";
import { counted, nouns } from "./ar/counted.ts";
import { directionOf, isolatedIn, rootAttributes } from "./direction.ts";
import { intlTag } from "./intl-tag.ts";
import { languages } from "./languages.ts";
import { toCalendarWords } from "./calendar-words.ts";
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
  expect([toCalendarWords("ar").figures("22.11."), toCalendarWords("fr").figures("22.11.")]).toEqual([
    "\u206822.11.\u2069",
    "22.11.",
  ]);
});

it("names days and months as the language does", () => {
  const { weekdays, longWeekdays, months } = toCalendarWords("fr");
  expect([weekdays[0], weekdays[6], longWeekdays[1], months[1], months[7]]).toEqual([
    "Dim.",
    "Sam.",
    "lundi",
    "février",
    "août",
  ]);
  expect(toCalendarWords("en").weekdays[0]).toBe("Sun");
});

it("[A9.03] names months as they stand beside a day, in languages that decline them", () => {
  const novembers = (["en", "nl", "pl", "cs"] as const).map((lang) => toCalendarWords(lang).months[10]);
  expect(novembers).toEqual(["November", "november", "listopada", "listopadu"]);
});

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
