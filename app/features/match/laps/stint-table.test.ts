import { expect, it } from "vitest";
import { stintsOf } from "./stint-table.tsx";

const marks = [
  { lap: 0, place: 2 },
  { lap: 50, place: 1 },
];
const stop = (lap: number, number: number, tyre: "hard" | "soft" | null) => ({
  eventId: "A",
  lap,
  number,
  time: "",
  tyre,
});

it("[C3.25] parts a race at its stops, up to the last lap that was reported", () => {
  const race = { starters: [{ eventId: "A", name: "", marks, tyre: "medium" as const }] };
  expect(stintsOf({ ...race, stops: [stop(18, 1, "hard"), stop(40, 2, "soft")] }).get("A")).toEqual([
    { tyre: "medium", from: 0, to: 18 },
    { tyre: "hard", from: 18, to: 40 },
    { tyre: "soft", from: 40, to: 50 },
  ]);
  // A stop in which the source names no tyres leaves its laps open, and one of the lap that runs has none yet.
  expect(stintsOf({ ...race, stops: [stop(18, 1, null), stop(50, 2, "soft")] }).get("A")).toEqual([
    { tyre: "medium", from: 0, to: 18 },
  ]);
});

it("has none of a car whose first tyres nobody names", () => {
  const starters = [{ eventId: "A", name: "", marks, tyre: null }];
  expect(stintsOf({ starters, stops: [stop(18, 1, "hard")] }).size).toBe(0);
});
