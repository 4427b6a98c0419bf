import { expect, it } from "vitest";
import { shareWords, spanWords } from "./status-words.ts";

it.each([
  [null, "–"],
  [0, "0 s"],
  [99_000, "99 s"],
  [120_000, "2 min"],
  [7_200_000, "2 h"],
  [172_800_000, "2 d"],
  [-5, "0 s"],
])("says %s ms as %s", (ms, words) => {
  expect(spanWords(ms)).toBe(words);
});

it("never says that all is served from the cache while something is not", () => {
  expect([shareWords(999, 1000), shareWords(1, 1), shareWords(0, 0)]).toEqual(["99 %", "100 %", "–"]);
});
