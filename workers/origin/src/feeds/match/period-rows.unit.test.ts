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

it("has no set in which no point was played before its player retired", () => {
  const setsAt = (ending: number) => {
    const score = {
      kind: "correction",
      score: [1, 0],
      periods: [
        [6, 4],
        [0, 0],
      ],
    } as const;
    const reported = [enter(eventStatus.set1), enter(eventStatus.set2), score, enter(ending)];
    return toPeriods(aMatch(reported, { sportId: sportIds.tennis }).details, "en").map(({ label }) => label);
  };
  expect(setsAt(eventStatus.retired)).toEqual(["Set 1"]);
  expect(setsAt(eventStatus.set2)).toEqual(["Set 1", "Set 2"]);
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

it("numbers overtimes, of which a source says only the scores, after one that it names", () => {
  const quarter = [25, 25] as const;
  const { details } = aMatch(
    [
      enter(eventStatus.quarter1),
      enter(eventStatus.extraTime),
      { kind: "correction", score: [115, 110], periods: [quarter, quarter, quarter, quarter, [10, 10], [5, 0]] },
      enter(eventStatus.afterExtraTime),
    ],
    { sportId: sportIds.basketball },
  );
  expect(toPeriods(details, "en").map(({ label, score }) => [label, score])).toEqual([
    ["1st Quarter", quarter],
    ["2nd Quarter", quarter],
    ["3rd Quarter", quarter],
    ["4th Quarter", quarter],
    ["Overtime 1", [10, 10]],
    ["Overtime 2", [5, 0]],
  ]);
});

it("has super overs of cricket as parts by name, and no part for an innings that was forfeited", () => {
  const cricket = { sportId: sportIds.cricket };
  const supers = aMatch(
    [
      enter(eventStatus.inning1),
      enter(eventStatus.inning2),
      enter(eventStatus.extraInnings),
      {
        kind: "correction",
        score: [9, 9],
        periods: [
          [9, 0],
          [0, 9],
          [3, 3],
          [4, 2],
        ],
      },
      enter(eventStatus.afterExtraInnings),
    ],
    cricket,
  );
  const [, , first, second] = toPeriods(supers.details, "en");
  expect([first?.score, second?.score]).toEqual([
    [3, 3],
    [4, 2],
  ]);
  expect([first?.label.endsWith(" 1"), second?.label]).toEqual([true, first?.label.replace(/ 1$/, " 2")]);
  const points = (side: 1 | 2) => ({ kind: "points", side, value: 6 }) as const;
  const played = [enter(eventStatus.inning1), points(1), enter(eventStatus.inning2), points(2)];
  const { details } = aMatch([...played, enter(eventStatus.inning4), points(2)], cricket);
  expect(toPeriods(details, "en").map(({ number }) => number)).toEqual([1, 2, 4]);
});

it("calls a shoot-out as its sport does", () => {
  const labelIn = (sportId: number) =>
    toPeriods(aMatch([enter(eventStatus.firstHalf), enter(eventStatus.penalties)], { sportId }).details, "fr").at(-1)
      ?.label;
  expect([labelIn(sportIds.handball), labelIn(sportIds.soccer)]).toEqual(["Jets de 7 mètres", "Tirs au but"]);
});

it("calls a set in a sentence as everywhere else", () => {
  expect(unitLabel(sportIds.volleyball, 2, "fr")).toBe("2e set");
  expect(unitLabel(sportIds.darts, 2, "fr")).toBe("Manche 2");
});
