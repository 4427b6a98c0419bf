import { expect, it } from "vitest";
import { createRanksBefore, overAfterSeconds } from "./ranks-before.ts";

const rules = { points: { win: 3, draw: 1, loss: 0 }, criteria: ["points", "difference"] } as const;
const matches = [
  { homeId: "c", awayId: "a", score: [3, 0], startSeconds: 50_000 },
  { homeId: "a", awayId: "b", score: [1, 0], startSeconds: 10_000 },
] as const;
const ranksAt = (atSeconds: number) => [...createRanksBefore(["a", "b", "c"], matches, rules)(atSeconds)];

it("ranks the teams by the games that were over at an instant", () => {
  expect(ranksAt(10_000 + overAfterSeconds - 1)).toEqual([
    ["a", 1],
    ["b", 1],
    ["c", 1],
  ]);
  expect(ranksAt(10_000 + overAfterSeconds)).toEqual([
    ["a", 1],
    ["c", 2],
    ["b", 3],
  ]);
  expect(ranksAt(100_000)).toEqual([
    ["c", 1],
    ["a", 2],
    ["b", 3],
  ]);
});
