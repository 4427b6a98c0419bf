import { expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { periodScoresOf } from "./period-scores.ts";

const visible = (text: string) => text.replaceAll("\u2007", "_").split("\n");

it("puts the sets side by side, with the points of the running game last, in columns of one width", () => {
  const event = {
    homePeriod1: 6,
    awayPeriod1: 4,
    homePeriod2: 3,
    awayPeriod2: 3,
    homeGamePoints: "40",
    awayGamePoints: "A",
  };
  expect(visible(periodScoresOf({ ...event, statusType: 2 }, sportIds.tennis))).toEqual(["_6___3__40", "_4___3___A"]);
  expect(visible(periodScoresOf({ ...event, statusType: 3 }, sportIds.tennis))).toEqual(["_6___3", "_4___3"]);
});

it("keeps quarters of one and of two digits in their columns", () => {
  const event = { homePeriod1: 9, awayPeriod1: 31, homePeriod2: 24, awayPeriod2: 8 };
  expect(visible(periodScoresOf(event, sportIds.basketball))).toEqual(["_9__24", "31___8"]);
});

it("shows wickets and overs of cricket, and not its innings", () => {
  const event = { cricketType: 5149868, homePeriod1: 0, awayPeriod1: 151, awayWickets: 6, awayOvers: "20" };
  expect(visible(periodScoresOf(event, sportIds.cricket))).toEqual(["", "/6 (20)"]);
});

it("says how a bout ended beside its winner", () => {
  expect(visible(periodScoresOf({ winner: 2, finishMethod: "TKO" }, sportIds.mma))).toEqual(["", "TKO"]);
});

it("leaves out what does not fit, and is empty before the start", () => {
  expect(periodScoresOf({ homePeriod1: 1, awayPeriod1: 0 }, sportIds.baseball)).toBe("");
  expect(periodScoresOf({}, sportIds.volleyball)).toBe("");
});
