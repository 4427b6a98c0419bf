import { expect, it } from "vitest";
import { areOutcomesOf, isLineOf } from "./outcome-codes.ts";

it.each([
  ["HOME_DRAW_AWAY", ["1", "X", "2"]],
  ["HOME_AWAY", ["1", "2"]],
  ["OVER_UNDER", ["over", "under"]],
  ["ASIAN_HANDICAP", ["1", "2"]],
  ["BOTH_TEAMS_TO_SCORE", ["yes", "no"]],
  ["TO_QUALIFY", ["1", "2"]],
  ["DOUBLE_CHANCE", ["1X", "12", "X2"]],
  ["EUROPEAN_HANDICAP", ["1", "X", "2"]],
  ["DRAW_NO_BET", ["1", "2"]],
  ["ODD_OR_EVEN", ["odd", "even"]],
  ["NEXT_GOAL", ["1", "none", "2"]],
  ["TOP_POSITION_MERGED", ["yes"]],
] as const)("[C3.11] knows the outcomes of %s, complete and in order", (betType, codes) => {
  expect(areOutcomesOf(betType, codes)).toBe(true);
  expect(areOutcomesOf(betType, codes.slice(1))).toBe(false);
  expect(areOutcomesOf(betType, [...codes, "1"])).toBe(false);
  expect(areOutcomesOf(betType, [...codes.slice(1), codes[0]])).toBe(codes.length === 1);
});

it.each([
  ["CORRECT_SCORE", ["0:0", "12:3"], true],
  ["CORRECT_SCORE", ["0:0", "0:0"], false],
  ["CORRECT_SCORE", ["0:0", "other"], false],
  ["CORRECT_SCORE", ["105:110"], true],
  ["CORRECT_SCORE", ["1:2000"], false],
  ["CORRECT_SCORE", ["2000:1"], false],
  ["CORRECT_SCORE", ["x1:0"], false],
  ["CORRECT_SCORE", ["1:0x"], false],
  ["CORRECT_SCORE", [], true],
  ["HALF_FULL_TIME", ["1/X", "2/2"], true],
  ["HALF_FULL_TIME", ["1-X"], false],
  ["HALF_FULL_TIME", ["1/X", "3/X"], false],
  ["HALF_FULL_TIME", ["1/X/2"], false],
  ["HALF_FULL_TIME", ["21/X"], false],
  ["HALF_FULL_TIME", ["1/0"], false],
] as const)("[C3.11] takes any outcomes of the form of %s, none twice: %j is %s", (betType, codes, areOutcomes) => {
  expect(areOutcomesOf(betType, codes)).toBe(areOutcomes);
});

it.each([
  ["OVER_UNDER", "2.25", true],
  ["OVER_UNDER", "221.5", true],
  ["OVER_UNDER", "3", true],
  ["OVER_UNDER", "2.3", false],
  ["OVER_UNDER", "2.55", false],
  ["OVER_UNDER", "2221", false],
  ["OVER_UNDER", "over 2.5", false],
  ["OVER_UNDER", "", false],
  ["ASIAN_HANDICAP", "-0.75", true],
  ["ASIAN_HANDICAP", "0", true],
  ["ASIAN_HANDICAP", "+1", false],
  ["EUROPEAN_HANDICAP", "-1", true],
  ["EUROPEAN_HANDICAP", "12", true],
  ["EUROPEAN_HANDICAP", "1.5", false],
  ["EUROPEAN_HANDICAP", "x1", false],
  ["EUROPEAN_HANDICAP", "a", false],
  ["HOME_DRAW_AWAY", "", true],
  ["HOME_DRAW_AWAY", "1", false],
  ["BOTH_TEAMS_TO_SCORE", "1", false],
  ["HOME_AWAY", "", true],
  ["HOME_AWAY", "A rival of the field", true],
  ["HOME_AWAY", "x".repeat(121), false],
  ["NEXT_GOAL", "3", true],
  ["NEXT_GOAL", "10", true],
  ["NEXT_GOAL", "100", false],
  ["NEXT_GOAL", "-1", false],
  ["NEXT_GOAL", "third", false],
  ["TOP_POSITION_MERGED", "3", true],
  ["TOP_POSITION_MERGED", "10", true],
  ["TOP_POSITION_MERGED", "100", false],
  ["TOP_POSITION_MERGED", "-1", false],
  ["TOP_POSITION_MERGED", "last", false],
] as const)("[C3.11] the line of %s may be %j: %s", (betType, line, isLine) => {
  expect(isLineOf(betType, line)).toBe(isLine);
});
