import { expect, it } from "vitest";
import { scoreText } from "./score-text.ts";

it("keeps home first where a page is read from right to left", () => {
  expect(scoreText("2:1", "fr")).toBe("2–1");
  expect(scoreText("2:1", "ar")).toBe("\u20682–1\u2069");
  expect(scoreText("4:3", "ar", " – ")).toBe("\u20684 – 3\u2069");
  // A game without one has no marks either.
  expect(scoreText("", "ar")).toBe("");
});
