import { describe, expect, it } from "vitest";
import { highlightSeconds } from "../../shared/basics/timing.ts";
import { toHighlight, toPeriodMark } from "./highlight.ts";

const nowSeconds = 1_000;
const scored = (homeScore: number, awayScore: number) => ({ homeScore, awayScore });
const cards = (homeRedCards: number, awayRedCards: number) => ({ homeRedCards, awayRedCards });

const atBreak = (at: number) => ({ statusType: 2, status: 38, statusStartSeconds: at, periodUpdatedSeconds: at });

describe("a row's highlight", () => {
  it.each([
    ["home's goal", scored(0, 1), scored(1, 1), "goal", 1],
    ["away's goal", scored(0, 1), scored(0, 2), "goal", 2],
    ["home's goal that is taken back", scored(1, 1), scored(0, 1), "correction", 1],
    ["away's goal that is taken back", scored(1, 1), scored(1, 0), "correction", 2],
    ["a goal of one and a correction of the other", scored(0, 1), scored(1, 0), "goal", 1],
    ["a first goal of a row that had no score", {}, scored(0, 1), "goal", 2],
    ["a red card for home", {}, cards(1, 0), "red-card", 1],
    ["a second red card for away", cards(1, 1), cards(1, 2), "red-card", 2],
    [
      "a penalty of a shoot-out",
      { homeShootOut: 2, awayShootOut: 2 },
      { homeShootOut: 2, awayShootOut: 3 },
      "penalty",
      2,
    ],
    ["a period that ends", { statusType: 2, status: 12 }, atBreak(nowSeconds), "period", 0],
    ["a goal and a red card together", scored(0, 0), { ...scored(0, 1), ...cards(1, 0) }, "goal", 2],
  ])("shows %s", (_, before, after, kind, side) => {
    expect(toHighlight(before, after, nowSeconds)).toMatchObject({ kind, side });
  });

  it.each([
    ["a score that stays", scored(1, 1), scored(1, 1)],
    ["a red card that is taken back", cards(1, 1), cards(0, 0)],
    ["a change of the status", { statusType: 1 }, { statusType: 2 }],
  ])("is absent for %s", (_, before, after) => {
    expect(toHighlight(before, after, nowSeconds)).toBeNull();
  });

  it("[C9.01] lasts as long as its kind, a correction for a shorter time than a goal", () => {
    const [goal, correction, card] = [
      toHighlight(scored(0, 0), scored(1, 0), nowSeconds),
      toHighlight(scored(1, 0), scored(0, 0), nowSeconds),
      toHighlight({}, cards(1, 0), nowSeconds),
    ].map((highlight) => (highlight?.untilSeconds ?? 0) - nowSeconds);
    const penalty = toHighlight({}, { homeShootOut: 1 }, nowSeconds);
    const period = toHighlight({ statusType: 2, status: 12 }, atBreak(nowSeconds), nowSeconds);
    expect([penalty, period].map((highlight) => (highlight?.untilSeconds ?? 0) - nowSeconds)).toEqual([
      highlightSeconds.penalty,
      highlightSeconds.counter,
    ]);
    expect([goal, correction]).toEqual([highlightSeconds.goal, highlightSeconds.correction]);
    expect(card).toBe(goal);
  });

  it("[C4.25] marks a new period by the counter of the feed: from when the period ended, and not for a score since", () => {
    const untilOf = (at: number) => toHighlight({ statusType: 2, status: 12 }, atBreak(at), nowSeconds)?.untilSeconds;
    expect(untilOf(nowSeconds - 20)).toBe(nowSeconds - 20 + highlightSeconds.counter);
    expect(untilOf(nowSeconds - highlightSeconds.counter)).toBeUndefined();
    expect(toPeriodMark({ ...atBreak(nowSeconds - 20), periodUpdatedSeconds: nowSeconds - 5 }, nowSeconds)).toBeNull();
    expect(toPeriodMark({ ...atBreak(nowSeconds - 20), statusType: 3 }, nowSeconds)).toBeNull();
  });
});
