import { assert as check, constantFrom, double, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { shotActions, shotBodies, shotSituations, type Shot } from "../../timeline/shot.ts";
import { expectedGoalsCalibration } from "./expected-goals-calibration.ts";
import { expectedGoalsWeights } from "./expected-goals-weights.ts";
import { expectedGoals, expectedThousandths } from "./expected-goals.ts";
import { goalAngle, goalDistance } from "./pitch.ts";
import { shotFeatures } from "./shot-features.ts";

const place = { x: double({ min: 0, max: 100, noNaN: true }), y: integer({ min: 0, max: 49 }) };
const previous = record(
  { action: constantFrom(...shotActions), from: record(place), seconds: double({ min: 0, max: 60, noNaN: true }) },
  { requiredKeys: [] },
);
const shots = record(
  { ...place, body: constantFrom(...shotBodies), situation: constantFrom(...shotSituations), previous },
  { requiredKeys: ["x", "y"] },
);
const spot = { x: 89.5, y: 50 };
const fromSpot = { ...spot, body: "foot", situation: "open-play" } as const;
const penalty = { ...spot, body: "foot", situation: "penalty" } as const;
/** Metres before the middle of the goal. */
const before = (metres: number) => ({ x: 100 - (metres / 105) * 100, y: 50 });

const mirrored = ({ previous: action, ...shot }: Shot): Shot => ({
  ...shot,
  y: 100 - shot.y,
  ...(action === undefined
    ? {}
    : {
        previous: action.from === undefined ? action : { ...action, from: { ...action.from, y: 100 - action.from.y } },
      }),
});

describe("the expected goals of a shot", () => {
  it("are a chance, and the same from the left and from the right", () => {
    check(
      property(shots, (shot) => {
        const chance = expectedGoals(shot);
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
        expect(expectedGoals(mirrored(shot))).toBeCloseTo(chance, 9);
      }),
    );
  });

  it("are more from nearer, from the middle and with the foot", () => {
    const chances = [5, 11, 18, 25, 35].map((metres) => expectedGoals({ ...fromSpot, ...before(metres) }));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(expectedGoals({ ...fromSpot, y: 75 })).toBeLessThan(expectedGoals(fromSpot) / 2);
    expect(expectedGoals({ ...fromSpot, body: "head" })).toBeLessThan(expectedGoals(fromSpot));
  });

  it("are the penalties' own rate for a penalty, wherever its source says it was", () => {
    expect(expectedGoals(penalty)).toBe(expectedGoalsWeights.penalty);
    expect(expectedGoals({ ...penalty, x: 60 })).toBe(expectedGoalsWeights.penalty);
    const header = { ...before(20), body: "head", situation: "open-play" } as const;
    expect(expectedGoals(penalty)).toBeGreaterThan(10 * expectedGoals(header));
  });

  it("follow from what came before, where that is known: a rebound is better than a ball that a defender clears", () => {
    const after = (action: (typeof shotActions)[number]) =>
      expectedGoals({ ...fromSpot, previous: { action, from: spot, seconds: 1 } });
    expect(after("rebound")).toBeGreaterThan(after("clearance"));
  });

  it("are fair where less is known: between those of a foot and of a head", () => {
    const of = (shot: Shot) => expectedGoals(shot);
    expect(of(spot)).toBeLessThan(of({ ...spot, body: "foot" }));
    expect(of(spot)).toBeGreaterThan(of({ ...spot, body: "head" }));
    expect(of({ ...spot, body: "foot" })).toBeCloseTo(of(fromSpot), 1);
  });

  it("are what they were when the weights were written: whoever changes them knows it", () => {
    const chances = [
      fromSpot,
      { ...fromSpot, body: "head" } as const,
      before(25),
      { ...fromSpot, previous: { action: "rebound" } } as const,
    ];
    expect(chances.map(expectedThousandths)).toEqual([236, 101, 28, 370]);
  });

  it("come from weights of less than 60 kB, which beat the base rate on competitions that they had not seen", () => {
    expect(JSON.stringify(expectedGoalsWeights).length).toBeLessThan(60_000);
    expect(1 - expectedGoalsCalibration.brier / expectedGoalsCalibration.brierOfBase).toBeGreaterThan(0.175);
  });
});

describe("the features of a shot", () => {
  it("are unknown where the source says nothing, and as many in any case", () => {
    const known = shotFeatures({ ...fromSpot, previous: { action: "pass", from: { x: 80, y: 40 }, seconds: 2 } });
    expect(known.filter(Number.isNaN)).toEqual([]);
    expect(shotFeatures(spot)).toHaveLength(known.length);
    expect(shotFeatures(spot).filter(Number.isNaN)).toHaveLength(known.length - 4);
  });
});

describe("the pitch", () => {
  it("is 105 by 68 m: the spot is 11 m from a goal that fills 37 degrees", () => {
    expect(goalDistance(fromSpot)).toBeCloseTo(11.03, 1);
    expect((goalAngle(fromSpot) * 180) / Math.PI).toBeCloseTo(36.7, 0);
  });
});
