import { expect, it } from "vitest";
import { criterionValue, scoredRatio, winPercentage } from "./criteria.ts";
import { tally } from "./tally.ts";

const rows = tally(
  ["A", "B", "C"],
  [
    { homeId: "A", awayId: "B", score: [3, 1] },
    { homeId: "B", awayId: "A", score: [2, 2] },
    { homeId: "B", awayId: "A", score: [0, 1], lateWinner: 2 },
  ],
  { win: 3, draw: 1, loss: 0 },
);
const [a, b, c] = rows;

it("takes half a win for a draw, and nothing for no game", () => {
  expect(rows.map(winPercentage)).toEqual([2.5 / 3, 0.5 / 3, 0]);
});

it("divides what was scored by what was conceded", () => {
  expect(a && scoredRatio(a)).toBe(2);
  expect(c && scoredRatio(c)).toBe(0);
  expect(b && scoredRatio({ ...b, scored: 3, conceded: 1 })).toBe(3);
  expect(b && scoredRatio({ ...b, conceded: 0 })).toBe(Number.POSITIVE_INFINITY);
});

it("distinguishes regular, late and away wins", () => {
  const values = (["wins", "regularWins", "awayWins", "awayScored", "difference"] as const).map(
    (criterion) => a && criterionValue(a, criterion),
  );
  expect(values).toEqual([2, 1, 1, 3, 3]);
});
