import { expect, it } from "vitest";
import { isPeriodUpdated } from "./period-update.ts";

const at = 1_755_367_200;

it("[C4.25] marks an event for a minute after its period's update", () => {
  expect([0, 59, 60].map((after) => isPeriodUpdated(at, at + after))).toEqual([true, true, false]);
  expect(isPeriodUpdated(null, at)).toBe(false);
});
