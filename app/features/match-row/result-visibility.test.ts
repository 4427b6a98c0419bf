import { expect, it } from "vitest";
import { isResultShown } from "./result-visibility.ts";
import { eventStatus, type StatusName } from "../../../shared/sports/statuses.ts";
import { winners, type Winner } from "../../../shared/timeline/winner.ts";

const isShown = (
  name: StatusName,
  score: readonly [number, number] | null,
  winner: Winner = winners.unknown,
): boolean => isResultShown({ status: eventStatus[name], score, winner });

it("[C4.34] shows the result of live, finished and to-finish games", () => {
  for (const name of ["firstHalf", "halfTime", "finished", "afterPenalties", "abandoned", "toFinish"] as const) {
    expect(isShown(name, [2, 1])).toBe(true);
  }
  for (const name of ["scheduled", "delayed", "postponed", "cancelled"] as const) {
    expect(isShown(name, [2, 1])).toBe(false);
  }
});

it("[C4.34] shows no empty score and no finished 0-0 that was no draw", () => {
  expect(isShown("finished", [0, 0])).toBe(false);
  expect(isShown("finished", null)).toBe(false);
  expect(isShown("firstHalf", null)).toBe(false);
  expect([isShown("finished", [1, 0]), isShown("finished", [0, 1])]).toEqual([true, true]);
  expect(isShown("finished", [0, 0], winners.draw)).toBe(true);
});

it("[C4.34] shows a 0-0 of a game given up, and of one still being played", () => {
  expect(isShown("retired", [0, 0], winners.home)).toBe(true);
  expect(isShown("firstHalf", [0, 0])).toBe(true);
});
