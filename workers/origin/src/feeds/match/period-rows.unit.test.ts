import { expect, it } from "vitest";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { aMatch, enter, goal } from "./match-context.fixture.ts";
import { toPeriods, unitLabel } from "./period-rows.ts";

it("calls a half by its name where its whistle was not reported, never by the end of the match", () => {
  const { details } = aMatch([
    enter(eventStatus.firstHalf),
    {
      kind: "correction",
      score: [2, 1],
      periods: [
        [1, 0],
        [1, 1],
      ],
    },
    enter(eventStatus.finished),
  ]);
  expect(toPeriods(details, "fr").map(({ label, score }) => [label, score])).toEqual([
    ["1re mi-temps", [1, 0]],
    ["2e mi-temps", [1, 1]],
  ]);
});

it("has extra time as one part, whether its halves are named or not", () => {
  const { details } = aMatch([
    enter(eventStatus.firstHalf),
    enter(eventStatus.secondHalf),
    goal(1, "80"),
    enter(eventStatus.firstExtraTime),
    goal(2, "100"),
    enter(eventStatus.secondExtraTime),
    goal(2, "118"),
  ]);
  expect(details.state.fullTime).toEqual([1, 0]);
  expect(toPeriods(details, "fr").map(({ label, score }) => [label, score])).toEqual([
    ["1re mi-temps", [0, 0]],
    ["2e mi-temps", [1, 0]],
    ["Prolongation", [0, 2]],
  ]);
});

it("has no part for a score that came as a whole, and none of a score of its own for what is told beside it", () => {
  const result = {
    kind: "result",
    result: { status: eventStatus.finished, halfTime: null, fullTime: [2, 1], extraTime: null, shootOut: null },
  } as const;
  expect(toPeriods(aMatch([enter(eventStatus.firstHalf), result]).details, "fr")).toEqual([]);
  const card = { kind: "card", side: 1, colour: "red", minute: "30" } as const;
  const told = toPeriods(aMatch([enter(eventStatus.firstHalf), card, result]).details, "fr");
  expect(told.map(({ label, score }) => [label, score])).toEqual([["1re mi-temps", null]]);
  const goals = [goal(1, "10"), goal(2, "20"), goal(1, "50")];
  const known = toPeriods(aMatch([enter(eventStatus.firstHalf), ...goals, result]).details, "fr");
  expect(known.map(({ score }) => score)).toEqual([[2, 1]]);
});

it("calls a set in a sentence as everywhere else", () => {
  expect(unitLabel(sportIds.volleyball, 2, "fr")).toBe("2e set");
  expect(unitLabel(sportIds.darts, 2, "fr")).toBe("Manche 2");
});
