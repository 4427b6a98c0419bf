import { expect, it } from "vitest";
import { toCalendarWords } from "./calendar-words.ts";
import { createPlural } from "./plural.ts";

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
