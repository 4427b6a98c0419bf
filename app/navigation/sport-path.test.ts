import { expect, it } from "vitest";
import { sportPath } from "../../shared/addresses/sport-words.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { sports } from "../../shared/sports/catalogue.ts";
import { languages } from "../../shared/texts/languages.ts";
import { sportByPath } from "./sport-path.ts";

it("[C1.01] finds each sport again by its path in each language", () => {
  for (const lang of languages) {
    for (const sport of sports) expect(sportByPath(lang, sportPath(sport.id, addressWords[lang]))).toBe(sport);
  }
});

it("[C1.02] answers null for a path that no sport has", () => {
  expect(["quidditch", "soccer", "constructor"].map((path) => sportByPath("fr", path))).toEqual([null, null, null]);
});
