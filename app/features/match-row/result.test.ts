import { expect, it } from "vitest";
import { eventStatus, statusType, type StatusName } from "../../../shared/sports/statuses.ts";
import { winners, type Winner } from "../../../shared/timeline/winner.ts";
import { scoreOf, sideScoreOf, winnerOf, isResultShown } from "./result.ts";

it("has no score until both sides have one", () => {
  expect(scoreOf({ status: eventStatus.firstHalf, homeScore: 0, awayScore: null })).toBeNull();
  expect(scoreOf({ status: eventStatus.firstHalf, homeScore: 0, awayScore: 0 })).toEqual([0, 0]);
});

it("[C4.34] shows a 0-0 at the end as a draw only, and no score of a postponed game", () => {
  const ended = { status: eventStatus.finished, statusType: statusType.finished, homeScore: 0, awayScore: 0 };
  expect([scoreOf({ ...ended, winner: 0 }), scoreOf(ended)]).toEqual([[0, 0], null]);
  expect(scoreOf({ ...ended, status: eventStatus.postponed, homeScore: 2 })).toBeNull();
});

it("leaves out the goal that the wire adds for a won shoot-out", () => {
  const ended = { status: eventStatus.afterPenalties, statusType: statusType.finished };
  const event = { ...ended, homeScore: 2, awayScore: 1, homeShootOut: 4, awayShootOut: 3 };
  expect(scoreOf(event)).toEqual([1, 1]);
});

it("shows the first half once it is over, and the shoot-out in its place", () => {
  const half = { homePeriod1: 1, awayPeriod1: 0 };
  expect(sideScoreOf({ ...half, status: eventStatus.firstHalf })).toBe("");
  expect(sideScoreOf({ ...half, status: eventStatus.halfTime })).toBe("1\n0");
  expect(sideScoreOf({ ...half, status: eventStatus.afterPenalties, homeShootOut: 4, awayShootOut: 3 })).toBe(
    "(4)\n(3)",
  );
});

it.each(["interrupted", "abandoned", "pending", "toFinish", "awarded"] as const)(
  "says nothing of a first half in which a game stopped: %s",
  (name) => {
    const half = { homePeriod1: 1, awayPeriod1: 0, status: eventStatus[name] };
    expect(sideScoreOf(half)).toBe("");
    expect(sideScoreOf({ ...half, homePeriod2: 0, awayPeriod2: 0 })).toBe("1\n0");
  },
);

it("[C3.02] names a winner only of a finished game", () => {
  expect(winnerOf({ statusType: statusType.live, winner: 1 })).toBe(0);
  expect([0, 1, 2].map((winner) => winnerOf({ statusType: statusType.finished, winner }))).toEqual([0, 1, 2]);
});

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
