import { expect, it } from "vitest";
import { legNumber } from "./darts-leg.ts";

it("[C9.09] numbers a darts leg after those that were won", () => {
  expect([legNumber(0, 0), legNumber(3, 2)]).toEqual([1, 6]);
});
