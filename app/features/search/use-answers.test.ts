import { expect, it } from "vitest";
import { askDelayMs } from "./use-answers.ts";

it("asks at once after a rest, and a moment after the last time for who types fast", () => {
  expect(askDelayMs(5, -Infinity)).toBe(0);
  expect(askDelayMs(1_000, 1_000)).toBe(60);
  expect(askDelayMs(1_045, 1_000)).toBe(15);
  expect(askDelayMs(1_060, 1_000)).toBe(0);
  expect(askDelayMs(9_000, 1_000)).toBe(0);
});
