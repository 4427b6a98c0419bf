import { expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { partScoresOf } from "./part-scores.ts";

const visible = (text: string) => text.replaceAll("\u2007", "_").split("\n");

it("puts the sets side by side, with the points of the running game last, in columns of one width", () => {
  const event = { homePart1: 6, awayPart1: 4, homePart2: 3, awayPart2: 3, homeGamePoints: "40", awayGamePoints: "A" };
  expect(visible(partScoresOf(event, sportIds.tennis))).toEqual(["_6___3__40", "_4___3___A"]);
});

it("keeps quarters of one and of two digits in their columns", () => {
  const event = { homePart1: 9, awayPart1: 31, homePart2: 24, awayPart2: 8 };
  expect(visible(partScoresOf(event, sportIds.basketball))).toEqual(["_9__24", "31___8"]);
});

it("says wickets and overs of cricket, and nothing of its innings", () => {
  const event = { cricketType: 5149868, homePart1: 0, awayPart1: 151, awayWickets: 6, awayOvers: "20" };
  expect(visible(partScoresOf(event, sportIds.cricket))).toEqual(["_______", "/6 (20)"]);
});

it("says how a bout ended beside its winner", () => {
  expect(visible(partScoresOf({ winner: 2, finishMethod: "TKO" }, sportIds.mma))).toEqual(["___", "TKO"]);
});

it("leaves out what does not fit, and is empty before the start", () => {
  expect(partScoresOf({ homePart1: 1, awayPart1: 0 }, sportIds.baseball)).toBe("");
  expect(partScoresOf({}, sportIds.volleyball)).toBe("");
});
