import { expect, it } from "vitest";
import { languages, type Language } from "../../shared/sports/languages.ts";
import { toCalendarWords } from "./calendar-words.ts";
import { matchLoaders } from "./match-texts.ts";
import { createPlural } from "./plural.ts";
import { siteLoaders } from "./site-texts.ts";
import { defineTexts } from "./texts.ts";

const rooms = { site: siteLoaders, match: matchLoaders };

/** "periods.halfTime" and all the others, without those whose text is empty. */
function keysOf(texts: object, prefix = ""): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "object" && value !== null) return keysOf(value, `${prefix}${key}.`);
    return value === "" ? [] : [prefix + key];
  });
}

it.each(languages)("lacks no text in %s", async (lang) => {
  for (const loaders of Object.values(rooms)) {
    const keys = keysOf(await loaders[lang]());
    const missing = keysOf(await loaders.fr()).filter((key) => !keys.includes(key));
    expect(missing).toEqual([]);
  }
});

/** What a room says in English, or what it makes its reader wait for. */
function answerOf(texts: (lang: Language) => string): unknown {
  try {
    return texts("en");
  } catch (waiting) {
    return waiting;
  }
}

it("makes whoever asks wait for a language, and never answers in another", async () => {
  const texts = defineTexts({ fr: async () => "Bonjour", en: async () => "Hello" });
  expect(answerOf(texts)).toBeInstanceOf(Promise);
  await answerOf(texts);
  expect(answerOf(texts)).toBe("Hello");
});

it("asks again for a language that could not be had", async () => {
  let attempts = 0;
  const en = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("no network");
    return "Hello";
  };
  const texts = defineTexts({ fr: en, en });
  await expect(answerOf(texts)).rejects.toThrow("no network");
  await answerOf(texts);
  expect(answerOf(texts)).toBe("Hello");
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

it("chooses the form of a number by the language's rules", () => {
  const cards = { one: "carte", other: "cartes" };
  expect([0, 1, 2].map((count) => createPlural("fr")(count, cards))).toEqual(["carte", "carte", "cartes"]);
  expect(createPlural("en")(0, { one: "card", other: "cards" })).toBe("cards");
});
