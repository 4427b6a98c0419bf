import { expect, it } from "vitest";
import { backOffMs } from "./back-off.ts";

it("doubles from half a minute to an hour, half of it by chance", () => {
  expect([1, 2, 3, 8, 9, 100].map((failures) => backOffMs(failures, 1) / 1000)).toEqual([
    30, 60, 120, 3600, 3600, 3600,
  ]);
  expect([1, 9].map((failures) => backOffMs(failures, 0) / 1000)).toEqual([15, 1800]);
});
