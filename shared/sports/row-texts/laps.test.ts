import { expect, it } from "vitest";
import { formatLap } from "./laps.ts";

it("show the lap and the race's length", () => {
  expect([formatLap(12, 52), formatLap(12, null), formatLap(53, 52), formatLap(0, 52), formatLap(null, 52)]).toEqual([
    "12/52",
    "12",
    "53",
    "",
    "",
  ]);
});
