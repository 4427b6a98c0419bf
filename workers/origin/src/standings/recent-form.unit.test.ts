import { expect, it } from "vitest";
import type { DatedGame } from "./head-to-head.ts";
import { recentForm } from "./recent-form.ts";

const game = (startSeconds: number, homeId: string, awayId: string, score: readonly [number, number]): DatedGame => ({
  startSeconds,
  homeId,
  awayId,
  score,
});

const games: readonly DatedGame[] = [
  game(1, "A", "B", [2, 1]),
  game(4, "B", "A", [3, 0]),
  game(3, "A", "B", [1, 1]),
  { ...game(5, "B", "A", [0, 0]), lateWinner: 2 },
  { ...game(6, "A", "B", [2, 3]), lateWinner: 2 },
  game(2, "A", "C", [5, 0]),
];

it("[C4.35] lists the form of the last five games, newest first", () => {
  expect(recentForm("A", games)).toEqual(["LO", "WO", "L", "D", "W"]);
  expect(recentForm("B", games)).toEqual(["WO", "LO", "W", "D", "L"]);
});

it("[C4.35] lists as many as asked for", () => {
  expect(recentForm("A", games, 2)).toEqual(["LO", "WO"]);
  expect(recentForm("A", games, 9)).toHaveLength(6);
});
