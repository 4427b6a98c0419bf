import { expect, it } from "vitest";
import { toHeadToHead, type DatedGame } from "./head-to-head.ts";

const game = (startSeconds: number, homeId: string, awayId: string, score: readonly [number, number]): DatedGame => ({
  startSeconds,
  homeId,
  awayId,
  score,
});

const games = [
  game(1, "A", "B", [2, 1]),
  game(4, "B", "A", [3, 0]),
  game(3, "A", "B", [1, 1]),
  { ...game(5, "B", "A", [0, 0]), lateWinner: 2 } as const,
  game(2, "A", "C", [5, 0]),
];

it("sums up what two sides did against each other, at home and away", () => {
  const summary = toHeadToHead("A", "B", games);
  expect(summary).toMatchObject({ firstWins: 2, draws: 1, secondWins: 1, firstScored: 3, secondScored: 5 });
  expect(summary.games.map(({ startSeconds }) => startSeconds)).toEqual([5, 4, 3, 1]);
  expect(toHeadToHead("B", "A", games)).toMatchObject({ firstWins: 1, secondWins: 2, firstScored: 5 });
});
