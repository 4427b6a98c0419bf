import { describe, expect, it } from "vitest";
import {
  counterRefreshSeconds,
  firstFreshnessCheckMs,
  freshness,
  highlightSeconds,
  isFresh,
  keepLiveSeconds,
  pollAfterNoDataMs,
  prematchOddsSeconds,
  sqlCacheSeconds,
  syncIntervalMs,
  syncIntervalSeconds,
} from "./timing.ts";

describe("timing", () => {
  it("[C9.01] keeps a live event for 180 s, refreshes counters every 5 s and syncs as the table says", () => {
    expect(keepLiveSeconds).toBe(180);
    expect(counterRefreshSeconds).toBe(5);
    expect(syncIntervalSeconds).toEqual({ default: 10, update: 5, game: 5, liveTables: 10 });
    expect(highlightSeconds).toEqual({ goal: 60, correction: 15, penalty: 60, counter: 60, scoreChange: 60 });
  });

  it("[C9.02] caches odds for 180 s, synced each 60 s, and queries for 30 s", () => {
    expect(prematchOddsSeconds).toEqual({ sync: 60, cache: 180 });
    expect(sqlCacheSeconds).toBe(30);
  });

  it("[C9.02] calls data fresh for 300 s and checks it each 10 s, first after at most 10 s", () => {
    expect(isFresh(1000, 1299)).toBe(true);
    expect(isFresh(1000, 1300)).toBe(false);
    expect(isFresh(1000, 999)).toBe(false);
    expect(freshness.checkEverySeconds).toBe(10);
    expect(firstFreshnessCheckMs(0)).toBe(0);
    expect(firstFreshnessCheckMs(0.5)).toBe(5000);
    expect(firstFreshnessCheckMs(0.999_999)).toBeLessThan(10_000);
  });

  it("[C9.02] multiplies the update time to get the sync interval", () => {
    expect(syncIntervalMs(5, 1)).toBe(5000);
    expect(syncIntervalMs(5, 3)).toBe(15_000);
    expect(syncIntervalMs(10, 0.5)).toBe(5000);
  });

  it("[C4.20] waits a random 20 to 80 s after an update without data", () => {
    expect(pollAfterNoDataMs(0)).toBe(20_000);
    expect(pollAfterNoDataMs(0.5)).toBe(50_000);
    expect(pollAfterNoDataMs(0.999_999)).toBeLessThan(80_000);
    expect(pollAfterNoDataMs(0.999_999)).toBeGreaterThan(79_900);
  });
});
