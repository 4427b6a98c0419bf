import { expect, it } from "vitest";
import { toRounds } from "./rounds.ts";

const [day, epochDay] = ["samedi 16 août", 20_316];

it("puts events under their round once, though one of them was played later than the next round", () => {
  const events = [
    { id: "late", round: "Journée 3", day, epochDay },
    { id: "a", round: "Journée 4", day, epochDay },
    { id: "b", round: "Journée 3", day, epochDay },
  ];
  expect(toRounds(events)).toEqual([
    { title: "Journée 3", epochDay: null, ids: ["late", "b"] },
    { title: "Journée 4", epochDay: null, ids: ["a"] },
  ]);
});

it("puts events without a round under their day", () => {
  const events = [
    { id: "a", round: "", day, epochDay },
    { id: "b", round: "", day: "dimanche 17 août", epochDay: epochDay + 1 },
    { id: "c", round: "", day, epochDay },
  ];
  expect(toRounds(events)).toEqual([
    { title: day, epochDay, ids: ["a", "c"] },
    { title: "dimanche 17 août", epochDay: epochDay + 1, ids: ["b"] },
  ]);
});
