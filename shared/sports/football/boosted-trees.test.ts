import { describe, expect, it } from "vitest";
import { boostedChance, type Tree } from "./boosted-trees.ts";

const unknown = Number.NaN;
const logistic = (logit: number) => 1 / (1 + Math.exp(-logit));

describe("boosted trees", () => {
  const byFirst: Tree = [0, 2, 0, -5000, [1, 10, 1, 3000, 20_000]];
  const chance = (...features: readonly number[]) => boostedChance({ base: -10_000, trees: [byFirst, 1000] }, features);

  it("add a leaf of each tree to the base: values below the cut go one way, the cut itself and more the other", () => {
    expect(chance(1.9, 99)).toBeCloseTo(logistic(-1.4), 12);
    expect(chance(2, 9)).toBeCloseTo(logistic(-0.6), 12);
    expect(chance(2, 10)).toBeCloseTo(logistic(1.1), 12);
  });

  it("give an unknown value the way of its node", () => {
    expect(chance(unknown, 10)).toBeCloseTo(logistic(1.1), 12);
    expect(chance(unknown, unknown)).toBeCloseTo(logistic(-0.6), 12);
    expect(chance()).toBeCloseTo(logistic(-0.6), 12);
  });
});
