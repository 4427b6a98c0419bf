import { expect, it } from "vitest";
import { isPenaltyRecent } from "./penalty-window.ts";

it("[C4.32] counts a penalty within five minutes of the counter's time", () => {
  const at = 1_755_367_200;
  expect([-301, -300, 0, 300, 301].map((after) => isPenaltyRecent(at, at + after))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
