import { expect, it } from "vitest";
import { judgeBin, judgeBins } from "./judge-bins.ts";

const bin = (expected: number, happened: number, count: number) => ({ expected, happened, count });

it("gives the share that happened its 95 % interval, which ends at 0 and 1", () => {
  const judged = judgeBin(bin(0.62, 60, 100));
  expect(judged?.observed).toBe(0.6);
  // Wilson's interval of 60 in 100.
  expect([judged?.low.toFixed(3), judged?.high.toFixed(3)]).toEqual(["0.502", "0.691"]);
  expect(judgeBin(bin(0.05, 0, 10))).toMatchObject({ observed: 0, low: 0 });
  expect(judgeBin(bin(0.95, 10, 10))?.high).toBeCloseTo(1, 9);
  expect(judgeBin(bin(0, 0, 0))).toBeNull();
});

it("says in how many bins the forecast agrees with what happened, and where it missed most", () => {
  const verdict = judgeBins([
    bin(0.15, 15, 100),
    bin(0.25, 40, 100),
    bin(0.45, 80, 100),
    bin(0.65, 70, 100),
    bin(0.75, 30, 40),
    bin(0.85, 1, 20),
    bin(0, 0, 0),
  ]);
  expect([verdict.bins, verdict.within]).toEqual([5, 3]);
  expect(verdict.worst?.expected).toBe(0.45);
  expect(verdict.example?.expected).toBe(0.65);
  expect(verdict.few).toEqual({ bins: 1, count: 20 });
});

it("has no worst bin where all agree, and the highest one as example where none has many forecasts", () => {
  const verdict = judgeBins([bin(0.35, 14, 40), bin(0.65, 20, 31)]);
  expect(verdict.worst).toBeNull();
  expect(verdict.example?.expected).toBe(0.65);
  expect(judgeBins([]).example).toBeNull();
});
