import { expect, it } from "vitest";
import { isSetOver } from "./set-rules.ts";

it("ends a set at its points by two, and at the cap whatever the lead", () => {
  expect([isSetOver([25, 23], 25, Infinity), isSetOver([25, 24], 25, Infinity)]).toEqual([true, false]);
  expect([isSetOver([29, 28], 21, 30), isSetOver([30, 29], 21, 30)]).toEqual([false, true]);
  expect(isSetOver([20, 0], 21, 30)).toBe(false);
});
