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

it("chooses the form of a number by the language's rules", () => {
  const cards = { one: "carte", other: "cartes" };
  expect([0, 1, 2].map((count) => createPlural("fr")(count, cards))).toEqual(["carte", "carte", "cartes"]);
  expect(createPlural("en")(0, { one: "card", other: "cards" })).toBe("cards");
});
