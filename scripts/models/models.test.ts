import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { randomOf } from "../../shared/basics/random.ts";
import { boostedChance } from "../../shared/sports/football/boosted-trees.ts";
import { fitBoostedTrees } from "./boosted-trees.ts";
import { brierScore, calibrationError, reliability } from "./calibration.ts";
import { fitLogistic } from "./logistic.ts";
import { readWyscoutShots } from "./wyscout-shots.ts";

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

describe("boosted trees", () => {
  const settings = {
    trees: 40,
    depth: 3,
    shrinkage: 0.2,
    ridge: 1,
    leastWeight: 5,
    share: 0.7,
    featureShare: 1,
    bins: 32,
    seed: "trees",
  };
  const random = randomOf("boosted trees");
  /** Goals are likely inside a band of the first feature, which no line of a regression finds; the second says nothing. */
  const samples = Array.from({ length: 6000 }, (_, index) => {
    const [x, noise] = [random(), random()];
    const isInside = x > 0.4 && x < 0.6;
    const known = index % 3 === 0 ? Number.NaN : x;
    return { x: [known, noise], y: random() < (isInside ? 0.7 : 0.05), isInside };
  });
  const rateOf = (of: typeof samples) => of.filter(({ y }) => y).length / of.length;
  const model = fitBoostedTrees(samples.slice(0, 3000), settings);
  const unseen = samples.slice(3000);
  const forecasts = unseen.map(({ x, y }) => ({ chance: boostedChance(model, x), happened: y }));

  it("forecast what they had not seen better than its base rate", () => {
    const base = unseen.map(({ y }) => ({ chance: rateOf(unseen), happened: y }));
    expect(brierScore(forecasts)).toBeLessThan(0.8 * brierScore(base));
    expect(calibrationError(forecasts, 10)).toBeLessThan(0.03);
  });

  it("give an unknown value the rate of the samples that lacked it", () => {
    const lacking = unseen.filter(({ x: [first = 0] }) => Number.isNaN(first));
    expect(boostedChance(model, [Number.NaN, 0.5])).toBeCloseTo(rateOf(lacking), 1);
    expect(boostedChance(model, [0.5, 0.5])).toBeGreaterThan(0.6);
    expect(boostedChance(model, [0.1, 0.5])).toBeLessThan(0.1);
  });

  it("follow from their seed alone", () => {
    expect(fitBoostedTrees(samples.slice(0, 3000), settings)).toEqual(model);
    expect(fitBoostedTrees(samples.slice(0, 3000), { ...settings, seed: "others" })).not.toEqual(model);
  });
});

describe("the shots of the Wyscout dataset", () => {
  const header =
    "match,competition,kind,x,y,body,goal,counter,opportunity,assisted,previous,previous_x,previous_y,seconds_since_previous";
  const read = (...rows: readonly string[]) => {
    const folder = mkdtempSync(join(tmpdir(), "shots-"));
    writeFileSync(join(folder, "shots.csv"), [header, ...rows].join("\n"));
    const shots = readWyscoutShots(folder);
    rmSync(folder, { recursive: true });
    return shots;
  };

  it("have places as the shooting side looks, and say nothing of what an analyst judged after the shot", () => {
    const after = (previous: string) => read(`1,Italy,open,90,40,left,1,1,1,1,${previous},10,30,1.5`)[0]?.shot;
    expect(after("own smart pass")).toEqual({
      x: 90,
      y: 40,
      body: "foot",
      situation: "counter",
      previous: { action: "through-ball", from: { x: 10, y: 30 }, seconds: 1.5 },
    });
    expect(after("other clearance")?.previous).toEqual({ action: "clearance", from: { x: 90, y: 70 }, seconds: 1.5 });
    expect(after("other protest")?.previous).toEqual({});
  });

  it("follow nothing when they are kicks of their own", () => {
    const kicks = read(
      "1,Italy,penalty,89,50,right,1,0,1,0,other foul,10,50,60",
      "1,Italy,free-kick,75,50,right,0,0,0,0,other foul,25,50,60",
    );
    expect(kicks.map(({ shot, isGoal }) => [shot.situation, "previous" in shot, isGoal])).toEqual([
      ["penalty", false, true],
      ["free-kick", false, false],
    ]);
  });
});

describe("a calibration", () => {
  it("is 0 for certainty that comes true, and has bins that hold all forecasts", () => {
    const sure = [
      { chance: 1, happened: true },
      { chance: 0, happened: false },
    ];
    expect([brierScore(sure), calibrationError(sure, 2)]).toEqual([0, 0]);
    const halves = Array.from({ length: 25 }, (_, index) => ({ chance: index / 25, happened: index > 12 }));
    const bins = reliability(halves, 10);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(25);
    expect(bins[0]?.observed).toBe(0);
    expect(bins.at(-1)?.observed).toBe(1);
  });
});
