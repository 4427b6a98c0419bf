import { expect, it } from "vitest";
import { toGrams, toWords } from "./grams.ts";

it("cuts a word into trigrams with a mark at either end, or at its beginning while it is typed", () => {
  expect(toGrams("metz")).toEqual(["#me", "met", "etz", "tz#"]);
  expect(toGrams("metz", "open")).toEqual(["#me", "met", "etz"]);
  expect(toGrams("aaaa", "open")).toEqual(["#aa", "aaa"]);
});

it("takes each word of the names once, from three letters to twenty-four", () => {
  expect(toWords(["fc metz", "metz b", `om ${"x".repeat(24)} ${"y".repeat(25)}`, "asv"])).toEqual([
    "metz",
    "x".repeat(24),
    "asv",
  ]);
});
