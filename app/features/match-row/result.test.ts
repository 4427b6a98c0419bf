import { expect, it } from "vitest";
import { stage, stageType } from "../../../shared/sports/stages.ts";
import { scoreOf, sideScoreOf, winnerOf } from "./result.ts";

it("has no score until both sides have one", () => {
  expect(scoreOf({ stage: stage.firstHalf, homeScore: 0, awayScore: null })).toBeNull();
  expect(scoreOf({ stage: stage.firstHalf, homeScore: 0, awayScore: 0 })).toEqual([0, 0]);
});

it("[C4.34] shows a 0-0 at the end as a draw only, and none of a game that was put off", () => {
  const ended = { stage: stage.finished, stageType: stageType.finished, homeScore: 0, awayScore: 0 };
  expect([scoreOf({ ...ended, winner: 0 }), scoreOf(ended)]).toEqual([[0, 0], null]);
  expect(scoreOf({ ...ended, stage: stage.postponed, homeScore: 2 })).toBeNull();
});

it("leaves out the goal that the wire adds for a won shoot-out", () => {
  const ended = { stage: stage.afterPenalties, stageType: stageType.finished };
  const event = { ...ended, homeScore: 2, awayScore: 1, homeShootOut: 4, awayShootOut: 3 };
  expect(scoreOf(event)).toEqual([1, 1]);
});

it("shows the first half once it is over, and the shoot-out in its place", () => {
  const half = { homePart1: 1, awayPart1: 0 };
  expect(sideScoreOf({ ...half, stage: stage.firstHalf })).toBe("");
  expect(sideScoreOf({ ...half, stage: stage.halfTime })).toBe("1\n0");
  expect(sideScoreOf({ ...half, stage: stage.afterPenalties, homeShootOut: 4, awayShootOut: 3 })).toBe("(4)\n(3)");
});

it("[C3.02] names a winner only of a finished game", () => {
  expect(winnerOf({ stageType: stageType.live, winner: 1 })).toBe(0);
  expect([0, 1, 2].map((winner) => winnerOf({ stageType: stageType.finished, winner }))).toEqual([0, 1, 2]);
});
