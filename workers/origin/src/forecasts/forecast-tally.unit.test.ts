import { describe, expect, it } from "vitest";
import type { WinProbability } from "../../../../shared/sports/football/win-probability.ts";
import { toForecastBins, toSeasonScores, type ForecastMatch } from "./forecast-tally.ts";

const even = { home: 0.4, draw: 0.3, away: 0.3 };
const aMatch = (chances: WinProbability, changes: Partial<ForecastMatch> = {}): ForecastMatch => ({
  eventId: "1Event00",
  startSeconds: 0,
  season: "2026-27",
  outcome: "home",
  chances,
  base: even,
  order: even,
  ...changes,
});

describe("the bins of forecasts", () => {
  it("count each of the three outcomes where its chance belongs, with those that happened", () => {
    const bins = toForecastBins([
      aMatch({ home: 0.62, draw: 0.2, away: 0.18 }),
      aMatch({ home: 0.68, draw: 0.24, away: 0.08 }, { outcome: "draw" }),
    ]);
    expect(bins.map(({ count, happened }) => [count, happened])).toEqual([
      [1, 0],
      [1, 0],
      [2, 1],
      [0, 0],
      [0, 0],
      [0, 0],
      [2, 1],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(bins[6]?.expected).toBeCloseTo(0.65);
    expect(bins[9]?.expected).toBe(0);
  });

  it("have a certain forecast in the last one", () => {
    expect(toForecastBins([aMatch({ home: 1, draw: 0, away: 0 })]).map(({ count }) => count)).toEqual([
      2, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    ]);
  });
});

describe("the scores of a season", () => {
  const good = { home: 0.8, draw: 0.1, away: 0.1 };

  it("are means over the same matches, with the width of the difference", () => {
    const { season, matches, ours, base, order } = toSeasonScores("2026-27", [
      aMatch(good),
      aMatch(good, { outcome: "away" }),
    ]);
    expect([season, matches]).toEqual(["2026-27", 2]);
    expect(ours.brier).toBeCloseTo((0.06 + 1.46) / 2);
    expect(ours.ranked).toBeCloseTo(((0.04 + 0.01) / 2 + (0.64 + 0.81) / 2) / 2);
    expect(base.brier).toBeCloseTo((0.54 + 0.74) / 2);
    // The differences are 0.48 and -0.72.
    expect(base.margin).toBeCloseTo(1.96 * (0.6 * Math.sqrt(2)) * Math.sqrt(1 / 2));
    expect(order).toEqual(base);
  });

  it("have no order where a match has no table", () => {
    expect(toSeasonScores("2026-27", [aMatch(good), aMatch(good, { order: null })]).order).toBeNull();
  });
});
