import { expect, it } from "vitest";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import { aMatch, enter } from "./match-context.fixture.ts";
import { toPeriods } from "./periods.ts";

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
