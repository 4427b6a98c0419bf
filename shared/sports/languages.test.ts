import { expect, it } from "vitest";
import { isLanguage, languages } from "./languages.ts";

it("knows its languages and no other", () => {
  expect(languages.every(isLanguage)).toBe(true);
  expect(["", "xx", "FR"].some(isLanguage)).toBe(false);
});
