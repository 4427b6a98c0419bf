import { expect, it } from "vitest";
import { allTexts } from "../../../shared/texts/all-texts.ts";
import { formatGap, formatLapsBehind } from "./gap.ts";

it("[C9.09] puts a plus before a positive gap only", () => {
  expect([12.345, 0, -3, "1:02.3", "+0.8", "0.0", "0:07.1", ""].map(formatGap)).toEqual([
    "+12.345",
    "0",
    "-3",
    "+1:02.3",
    "+0.8",
    "0.0",
    "+0:07.1",
    "",
  ]);
});

it("[C9.09] counts the laps behind", () => {
  expect(formatLapsBehind(1, allTexts.fr.races)).toBe("+1 tour");
  expect(formatLapsBehind(3, allTexts.fr.races)).toBe("+3 tours");
  expect(formatLapsBehind(2, allTexts.en.races)).toBe("+2 laps");
  expect(formatLapsBehind(0, allTexts.fr.races)).toBe("");
});
