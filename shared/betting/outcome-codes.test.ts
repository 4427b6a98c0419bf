import { expect, it } from "vitest";
import { areOutcomesOf, isLineOf } from "./outcome-codes.ts";

it("[C3.11] knows the outcomes of a bet, complete and in order", () => {
  expect(areOutcomesOf("HOME_DRAW_AWAY", ["1", "X", "2"])).toBe(true);
  expect(areOutcomesOf("HOME_DRAW_AWAY", ["1", "2", "X"])).toBe(false);
  expect(areOutcomesOf("HOME_DRAW_AWAY", ["1", "X"])).toBe(false);
  expect(areOutcomesOf("CORRECT_SCORE", ["0:0", "12:3"])).toBe(true);
  expect(areOutcomesOf("CORRECT_SCORE", ["0:0", "0:0"])).toBe(false);
  expect(areOutcomesOf("HALF_FULL_TIME", ["1/X"])).toBe(true);
  expect(areOutcomesOf("HALF_FULL_TIME", ["1-X"])).toBe(false);
});

it.each([
  ["OVER_UNDER", "2.25", true],
  ["OVER_UNDER", "2.3", false],
  ["OVER_UNDER", "", false],
  ["ASIAN_HANDICAP", "-0.75", true],
  ["EUROPEAN_HANDICAP", "1.5", false],
  ["HOME_DRAW_AWAY", "", true],
  ["HOME_DRAW_AWAY", "1", false],
  ["HOME_AWAY", "", true],
  ["NEXT_GOAL", "3", true],
] as const)("[C3.11] the line of %s may be %j: %s", (betType, line, isLine) => {
  expect(isLineOf(betType, line)).toBe(isLine);
});
