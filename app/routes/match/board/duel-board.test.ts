import { expect, it } from "vitest";
import { eventStatus, statusType } from "../../../../shared/sports/statuses.ts";
import { toPeriods } from "./duel-board.tsx";

const half = { homePeriod1: 1, awayPeriod1: 0 };

it("says nothing of the first half while it is played, nor while its score is the result", () => {
  expect(toPeriods({ ...half, status: eventStatus.firstHalf, statusType: statusType.live })).toEqual([]);
  expect(toPeriods({ ...half, status: eventStatus.halfTime, statusType: statusType.live })).toEqual([]);
  expect(toPeriods({ ...half, status: eventStatus.secondHalf, statusType: statusType.live })).toEqual([
    { kind: "halfTime", score: [1, 0] },
  ]);
});

it("names no half-time of a game that stopped before it", () => {
  const stopped = { ...half, status: eventStatus.abandoned, statusType: statusType.finished };
  expect(toPeriods(stopped)).toEqual([]);
  expect(toPeriods({ ...stopped, homePeriod2: 0, awayPeriod2: 0 })).toEqual([{ kind: "halfTime", score: [1, 0] }]);
});

it("tells how a game went on to extra time and the shoot-out, without the goal that the wire adds for it", () => {
  const event = {
    ...half,
    status: eventStatus.afterPenalties,
    statusType: statusType.finished,
    homeScore: 3,
    awayScore: 2,
    homeFullTime: 1,
    awayFullTime: 1,
    homePeriod3: 1,
    awayPeriod3: 1,
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
  const event = { status: eventStatus.afterExtraTime, homeScore: 2, awayScore: 1, homeFullTime: 1, awayFullTime: 1 };
  expect(toPeriods({ ...event, homePeriod3: 1, awayPeriod3: 0 }).map(({ kind }) => kind)).toEqual(["regularTime"]);
});
