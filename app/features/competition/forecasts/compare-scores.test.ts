import { describe, expect, it } from "vitest";
import type { SeasonForecasts } from "../../../../shared/wire/sections/read-forecasts.ts";
import { beatenIn, isBest, luckOf } from "./compare-scores.ts";

const season: SeasonForecasts = {
  season: "2026-27",
  matches: 117,
  ours: { brier: 0.58, ranked: 0.2 },
  base: { brier: 0.65, ranked: 0.23, margin: 0.05 },
  order: { brier: 0.6, ranked: 0.21, margin: 0.03 },
};

describe("the best of three forecasts", () => {
  it("has the lowest score as it is shown, and shares it with those that look the same", () => {
    const level = { ...season, order: { brier: 0.5804, ranked: 0.21, margin: 0.03 } };
    expect([level.ours, level.base, level.order].map((score) => isBest(level, score, "brier"))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("is ours where no rival has a lower score", () => {
    expect(beatenIn(season)).toBeNull();
    expect(beatenIn({ ...season, order: null })).toBeNull();
  });

  it("is named where it is a rival, by the measure in which it is better", () => {
    const better = { ...season, order: { brier: 0.52, ranked: 0.19, margin: 0.03 } };
    expect(beatenIn(better)).toMatchObject({ rival: "order", measure: "brier", theirs: 0.52, isLuck: false });
    const byRank = { ...season, base: { ...season.base, ranked: 0.199 } };
    expect(beatenIn(byRank)).toMatchObject({ rival: "base", measure: "ranked", theirs: 0.199 });
  });
});

it("tells from which rivals the difference may be luck", () => {
  expect(luckOf(season)).toBe("order");
  expect(luckOf({ ...season, order: null })).toBeNull();
  expect(luckOf({ ...season, base: { ...season.base, margin: 0.1 } })).toBe("both");
  expect(luckOf({ ...season, base: { ...season.base, margin: 0.1 }, order: null })).toBe("base");
});
