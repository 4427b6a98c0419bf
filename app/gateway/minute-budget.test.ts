import { expect, it } from "vitest";
import { createMinuteBudget } from "./minute-budget.ts";

it("allows so many a minute, over all who ask, and as many in the next one", () => {
  let nowMs = 1_000_000;
  const maySpend = createMinuteBudget(2, () => nowMs);
  const spend = () => [maySpend(), maySpend(), maySpend()];
  expect(spend()).toEqual([true, true, false]);
  nowMs += 59_999;
  expect(maySpend()).toBe(false);
  nowMs += 1;
  expect(spend()).toEqual([true, true, false]);
  // A clock that was set back does not lengthen the minute.
  nowMs -= 30_000;
  expect(maySpend()).toBe(true);
});
