import { describe, expect, it } from "vitest";
import { daySeconds, parseIsoDay } from "../../shared/basics/day.ts";
import { foldTimeline } from "../../shared/timeline/fold.ts";
import { fixturesOfDay } from "./world-of-sport.ts";
import { positionIn } from "../../shared/timeline/script-position.ts";
import { summarizeAtMatch, simulateMatch } from "./simulate-match.ts";

const seed = "tribune";
const day = parseIsoDay("2026-11-21") ?? 0;
// A third of the day's games is enough: they do not differ from the others in kind.
const fixtures = fixturesOfDay(seed, day).filter((_, index) => index % 3 === 0);
const noon = day * daySeconds + 43_200;

describe("the summary of a match", () => {
  it.each([-7, -3, -0.2, 0, 0.1, 0.4, 5])("gives the row of the whole script, %s days from noon", (days) => {
    const nowSeconds = noon + days * daySeconds;
    for (const { schedule } of fixtures) {
      const summary = summarizeAtMatch(seed, schedule, nowSeconds);
      if (summary === null) continue;
      const exact = positionIn(simulateMatch(seed, schedule), nowSeconds);
      expect(foldTimeline(schedule, summary.past)).toEqual(foldTimeline(schedule, exact.past));
      expect(summary.dueSeconds).toBe(exact.dueSeconds);
      expect(summary.latestSeconds).toBeGreaterThanOrEqual(exact.latestSeconds);
      expect(Math.min(summary.cursor, simulateMatch(seed, schedule).length)).toBe(exact.cursor);
    }
  });

  it("is enough for nearly every game of another day", () => {
    const enough = (days: number) =>
      fixtures.filter(({ schedule }) => summarizeAtMatch(seed, schedule, noon + days * daySeconds) !== null).length;
    expect(enough(-3)).toBeGreaterThan(fixtures.length * 0.97);
    expect(enough(3)).toBeGreaterThan(fixtures.length * 0.97);
  });
});
