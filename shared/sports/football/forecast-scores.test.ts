import { describe, expect, it } from "vitest";
import { brierOf, outcomeOf, outcomes, rankedProbabilityOf } from "./forecast-scores.ts";

const forecast = { home: 0.5, draw: 0.3, away: 0.2 };
const sure = { home: 1, draw: 0, away: 0 };

describe("the Brier score of a match", () => {
  it("adds up the squares of the three errors", () => {
    expect(brierOf(forecast, "home")).toBeCloseTo(0.25 + 0.09 + 0.04);
    expect(brierOf(forecast, "draw")).toBeCloseTo(0.25 + 0.49 + 0.04);
    expect(brierOf(forecast, "away")).toBeCloseTo(0.25 + 0.09 + 0.64);
  });

  it("is 0 for a sure forecast that came true, and 2 for one that did not", () => {
    expect(outcomes.map((outcome) => brierOf(sure, outcome))).toEqual([0, 2, 2]);
  });
});

describe("the ranked probability score of a match", () => {
  it("is the mean square of the errors of both cumulated chances", () => {
    expect(rankedProbabilityOf(forecast, "home")).toBeCloseTo((0.5 ** 2 + 0.2 ** 2) / 2);
    expect(rankedProbabilityOf(forecast, "draw")).toBeCloseTo((0.5 ** 2 + 0.2 ** 2) / 2);
    expect(rankedProbabilityOf(forecast, "away")).toBeCloseTo((0.5 ** 2 + 0.8 ** 2) / 2);
  });

  it("costs twice as much for a wrong winner as for a draw", () => {
    expect(outcomes.map((outcome) => rankedProbabilityOf(sure, outcome))).toEqual([0, 0.5, 1]);
  });
});

it("names the outcome of a score", () => {
  expect([outcomeOf([2, 1]), outcomeOf([0, 0]), outcomeOf([0, 3])]).toEqual(["home", "draw", "away"]);
});
