import { expect, it } from "vitest";
import { isShownLive } from "./use-is-shown.ts";

const at = 1_755_367_200;

it("[C4.27, C9.01] shows an event as live for 180 seconds after it stopped", () => {
  expect([0, 179, 180].map((after) => isShownLive(at, at + after))).toEqual([true, true, false]);
  expect(isShownLive(null, at)).toBe(true);
});
