import { expect, it } from "vitest";
import { firstLanguage, isLanguage, languages, toLanguage } from "./languages.ts";

it("knows its languages and no other", () => {
  expect(firstLanguage).toBe(languages[0]);
  expect(languages.every(isLanguage)).toBe(true);
  expect(["", "xx", "FR"].some(isLanguage)).toBe(false);
});

it("reads a tag by its language, and takes no language for another", () => {
  expect(["fr", "fr-BE", "EN_gb", "de-AT"].map(toLanguage)).toEqual(["fr", "fr", "en", "de"]);
  expect(["", "xx", "english", "-en"].map(toLanguage)).toEqual([null, null, null, null]);
});
