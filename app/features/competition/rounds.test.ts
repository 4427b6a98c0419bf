import { expect, it } from "vitest";
import { toRounds } from "./rounds.ts";

const day = "samedi 16 août";

it("puts events under their round once, though one of them was played later than the next round", () => {
  const events = [
    { id: "late", round: "Journée 3", day },
    { id: "a", round: "Journée 4", day },
    { id: "b", round: "Journée 3", day },
  ];
  expect(toRounds(events)).toEqual([
    { title: "Journée 3", ids: ["late", "b"] },
    { title: "Journée 4", ids: ["a"] },
  ]);
});

it("puts events without a round under their day", () => {
  const events = [
    { id: "a", round: "", day },
    { id: "b", round: "", day: "dimanche 17 août" },
    { id: "c", round: "", day },
  ];
  expect(toRounds(events).map(({ title, ids }) => [title, ids])).toEqual([
    [day, ["a", "c"]],
    ["dimanche 17 août", ["b"]],
  ]);
});
