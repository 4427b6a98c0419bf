import { assert as check, constantFrom, double, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { shotBodies, shotSituations } from "../../timeline/shot.ts";
import { expectedGoalsCalibration, expectedGoalsModel } from "./expected-goals-model.ts";
import { expectedGoals, shotFeatureNames, shotFeatures } from "./expected-goals.ts";
import { goalAngle, goalDistance } from "./pitch.ts";

const shots = record({
  x: double({ min: 50, max: 100, noNaN: true }),
  y: double({ min: 0, max: 100, noNaN: true }),
  body: constantFrom(...shotBodies),
  situation: constantFrom(...shotSituations),
});
const fromSpot = { x: 89.5, y: 50, body: "foot", situation: "open-play" } as const;

describe("the expected goals of a shot", () => {
  it("are a chance, and the same from the left and from the right", () => {
    check(
      property(shots, (shot) => {
        const chance = expectedGoals(shot);
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
        expect(expectedGoals({ ...shot, y: 100 - shot.y })).toBeCloseTo(chance, 9);
      }),
    );
  });

  it("are more from nearer and from the middle", () => {
    expect(expectedGoals({ ...fromSpot, x: 95 })).toBeGreaterThan(expectedGoals(fromSpot));
    expect(expectedGoals({ ...fromSpot, y: 75 })).toBeLessThan(expectedGoals(fromSpot));
  });

  it("are the penalties' own rate for a penalty, wherever its source says it was", () => {
    expect(expectedGoals({ ...fromSpot, situation: "penalty" })).toBe(expectedGoalsModel.penalty);
    expect(expectedGoals({ ...fromSpot, x: 60, situation: "penalty" })).toBe(expectedGoalsModel.penalty);
  });

  it("have a weight for each feature, and were better than the base rate on what the fit had not seen", () => {
    expect(expectedGoalsModel.weights).toHaveLength(shotFeatureNames.length);
    expect(shotFeatures(fromSpot)).toHaveLength(shotFeatureNames.length);
    expect(expectedGoalsCalibration.brier).toBeLessThan(expectedGoalsCalibration.brierOfBase);
    expect(expectedGoalsCalibration.logLoss).toBeLessThan(expectedGoalsCalibration.logLossOfBase);
  });
});

describe("the pitch", () => {
  it("is 105 by 68 m: the spot is 11 m from a goal that fills 37 degrees", () => {
    expect(goalDistance(fromSpot)).toBeCloseTo(11.03, 1);
    expect((goalAngle(fromSpot) * 180) / Math.PI).toBeCloseTo(36.7, 0);
  });
});
