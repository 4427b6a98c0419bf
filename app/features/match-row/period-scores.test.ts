import { expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { facingScores, periodScoresOf, scoreLines } from "./period-scores.ts";

const visible = (text: string) => text.replaceAll("\u2007", "_").split("\n");

it("puts the sets side by side, with the points of the running game last, in columns of one width, one digit between two", () => {
  const event = {
    homePeriod1: 6,
    awayPeriod1: 4,
    homePeriod2: 3,
    awayPeriod2: 3,
    homeGamePoints: "40",
    awayGamePoints: "A",
  };
  expect(visible(periodScoresOf({ ...event, statusType: 2 }, sportIds.tennis))).toEqual(["6_3_40", "4_3__A"]);
  const love = { ...event, statusType: 2, homeGamePoints: "0", awayGamePoints: "0" };
  expect(visible(periodScoresOf(love, sportIds.tennis))).toEqual(["6_3__0", "4_3__0"]);
  expect(visible(periodScoresOf({ ...event, statusType: 3 }, sportIds.tennis))).toEqual(["6_3", "4_3"]);
});

it("keeps quarters of one and of two digits in their columns", () => {
  const event = { homePeriod1: 9, awayPeriod1: 31, homePeriod2: 24, awayPeriod2: 8 };
  expect(visible(periodScoresOf(event, sportIds.basketball))).toEqual(["_9_24", "31__8"]);
});

it("shows wickets and overs of cricket, and not its innings", () => {
  const event = { cricketType: 5149868, homePeriod1: 0, awayPeriod1: 151, awayWickets: 6, awayOvers: "20" };
  expect(visible(periodScoresOf(event, sportIds.cricket))).toEqual(["_", "/6 (20)"]);
});

it("leaves out the runs of a side of cricket that is yet to bat", () => {
  const first = { cricketType: 5149868, awayWickets: 6, awayOvers: "12" };
  expect(visible(scoreLines(first, [0, 84]))).toEqual(["_", "84"]);
  expect(visible(scoreLines({ ...first, homeWickets: 0, homeOvers: "0.2" }, [0, 84]))).toEqual(["0", "84"]);
  expect(visible(scoreLines({ homeWickets: 1, homeOvers: "3" }, [9, 0]))).toEqual(["9", "_"]);
  expect(visible(scoreLines({}, [0, 0]))).toEqual(["0", "0"]);
});

it("keeps the room of a side that is yet to bat between both", () => {
  const first = { cricketType: 5149868, awayWickets: 6, awayOvers: "12" };
  expect(facingScores(first, [0, 184]).map(visible)).toEqual([["___"], ["184"]]);
  expect(facingScores({}, [0, 0])).toEqual(["0", "0"]);
});

it("adds up overtimes that do not fit", () => {
  const eight = [25, 25, 25, 25, 10, 11, 12, 5].flatMap((points, index) => [
    [`homePeriod${index + 1}`, points],
    [`awayPeriod${index + 1}`, 1],
  ]);
  expect(visible(periodScoresOf(Object.fromEntries(eight), sportIds.basketball))).toEqual([
    "25_25_25_25_38",
    "_1__1__1__1__4",
  ]);
});

it("leaves out what does not fit, and is empty before the start", () => {
  expect(periodScoresOf({ homePeriod1: 1, awayPeriod1: 0 }, sportIds.baseball)).toBe("");
  expect(periodScoresOf({}, sportIds.volleyball)).toBe("");
});
