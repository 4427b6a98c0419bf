import { expect, it } from "vitest";
import { stage, stageType } from "../../../shared/sports/stages.ts";
import { toPeriods } from "./periods.ts";

const half = { homePart1: 1, awayPart1: 0 };

it("says nothing of the first half while it is played", () => {
  expect(toPeriods({ ...half, stage: stage.firstHalf, stageType: stageType.live })).toEqual([]);
  expect(toPeriods({ ...half, stage: stage.halfTime, stageType: stageType.live })).toEqual([
    { kind: "halfTime", score: [1, 0] },
  ]);
});

it("tells how a game went on to extra time and the shoot-out, without the goal that the wire adds for it", () => {
  const event = {
    ...half,
    stage: stage.afterPenalties,
    stageType: stageType.finished,
    homeScore: 3,
    awayScore: 2,
    homeFullTime: 1,
    awayFullTime: 1,
    homePart3: 1,
    awayPart3: 1,
    homeShootOut: 4,
    awayShootOut: 3,
  };
  expect(toPeriods(event)).toEqual([
    { kind: "halfTime", score: [1, 0] },
    { kind: "regularTime", score: [1, 1] },
    { kind: "extraTime", score: [2, 2] },
    { kind: "shootOut", score: [4, 3] },
  ]);
});

it("does not name the end of extra time where it is the result", () => {
  const event = { stage: stage.afterExtraTime, homeScore: 2, awayScore: 1, homeFullTime: 1, awayFullTime: 1 };
  expect(toPeriods({ ...event, homePart3: 1, awayPart3: 0 }).map(({ kind }) => kind)).toEqual(["regularTime"]);
});
