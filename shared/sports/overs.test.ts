import { expect, it } from "vitest";
import { formatOvers, parseOvers, requiredRunRate, runRate } from "./overs.ts";

it("counts overs by six balls", () => {
  expect(["12.4", "20", "0.0", "12.6", "x", "-1"].map(parseOvers)).toEqual([76, 120, 0, null, null, null]);
  expect([76, 120, 5, 0].map(formatOvers)).toEqual(["12.4", "20", "0.5", "0"]);
});

it("reckons run rates per over", () => {
  expect(runRate(100, 76)).toBeCloseTo(7.89, 2);
  expect([runRate(10, 0), runRate(4, 1)]).toEqual([null, 24]);
  expect(requiredRunRate({ target: 181, runs: 100, ballsLeft: 44 })).toBeCloseTo(11.045, 3);
  expect(requiredRunRate({ target: 181, runs: 181, ballsLeft: 0 })).toBe(0);
  expect(requiredRunRate({ target: 181, runs: 180, ballsLeft: 0 })).toBeNull();
});
