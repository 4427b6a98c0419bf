import { describe, expect, it } from "vitest";
import { randomOf } from "../../shared/basics/random.ts";
import { brierScore, logLoss, reliability } from "./calibration.ts";
import { fitLogistic } from "./logistic.ts";

describe("a logistic regression", () => {
  it("finds the weights that outcomes were drawn with, and smaller ones when it is held back", () => {
    const random = randomOf("logistic");
    const samples = Array.from({ length: 20_000 }, () => {
      const x = random() * 4 - 2;
      return { x: [1, x], y: random() < 1 / (1 + Math.exp(-(0.5 - 1.5 * x))) };
    });
    const [constant = 0, slope = 0] = fitLogistic(samples, [0, 0]);
    expect(constant).toBeCloseTo(0.5, 0);
    expect(Math.abs(slope + 1.5)).toBeLessThan(0.1);
    const [, held = 0] = fitLogistic(samples, [0, 5000]);
    expect(Math.abs(held)).toBeLessThan(Math.abs(slope));
  });
});

describe("a calibration", () => {
  it("is 0 for certainty that comes true, and has bins that hold all forecasts", () => {
    const sure = [
      { chance: 1, happened: true },
      { chance: 0, happened: false },
    ];
    expect([brierScore(sure), logLoss(sure)]).toEqual([0, 0]);
    const halves = Array.from({ length: 25 }, (_, index) => ({ chance: index / 25, happened: index > 12 }));
    const bins = reliability(halves, 10);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(25);
    expect(bins[0]?.observed).toBe(0);
    expect(bins.at(-1)?.observed).toBe(1);
  });
});
