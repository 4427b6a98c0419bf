import { expect, it } from "vitest";
import { isStatisticTypeId } from "./statistic-types.ts";

it("[C3.15] knows the statistic types 1 to 70", () => {
  expect([0, 1, 70, 71, 1.5].map(isStatisticTypeId)).toEqual([false, true, true, false, false]);
});
