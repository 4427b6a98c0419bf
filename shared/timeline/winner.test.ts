import { expect, it } from "vitest";
import { parseServe, parseWinner, serves, winnerByScore, winners } from "./winner.ts";

it("[C3.02] says 0 for a draw, 1 for home, 2 for away and -1 for unknown", () => {
  expect(winners).toEqual({ unknown: -1, draw: 0, home: 1, away: 2 });
  expect([0, 1, 2, 3, null, undefined].map(parseWinner)).toEqual([0, 1, 2, -1, -1, -1]);
});

it("[C3.02] finds the winner by the score", () => {
  expect([winnerByScore([2, 1]), winnerByScore([0, 3]), winnerByScore([1, 1]), winnerByScore(null)]).toEqual([
    1, 2, 0, -1,
  ]);
});

it("[C3.02] says 1 when home serves and 2 when away does", () => {
  expect(serves).toEqual({ home: 1, away: 2 });
  expect([1, 2, 0, null].map(parseServe)).toEqual([1, 2, null, null]);
});
