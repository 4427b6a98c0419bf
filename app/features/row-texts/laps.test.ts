import { expect, it } from "vitest";
import { formatLap } from "./laps.ts";

it("shows the lap and the race's length", () => {
  expect([formatLap(1, 52), formatLap(12, 52), formatLap(52, 52)]).toEqual(["1/52", "12/52", "52/52"]);
});

it("shows the lap alone where the length is unknown or outrun, and nothing before the start", () => {
  expect([formatLap(12, null), formatLap(53, 52)]).toEqual(["12", "53"]);
  expect([formatLap(0, 52), formatLap(null, 52)]).toEqual(["", ""]);
});
