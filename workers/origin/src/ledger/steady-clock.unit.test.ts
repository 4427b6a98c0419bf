import { describe, expect, it } from "vitest";
import { createSteadyClock } from "./steady-clock.ts";

/** Returns the clock's value after each reading of the system clock. */
function reported(...readings: readonly number[]): readonly number[] {
  let at = -1;
  const now = createSteadyClock(() => readings[(at += 1)] ?? 0);
  return readings.map(() => now());
}

describe("a ledger's clock", () => {
  it("says what it reads, however far that goes on", () => {
    expect(reported(1_000, 1_001, 50_000)).toEqual([1_000, 1_001, 50_000]);
  });

  it("goes on at half its speed where it was set back by two minutes, until it has caught up", () => {
    expect(reported(1_000, 880, 900, 960, 1_100, 1_160, 1_200)).toEqual([
      1_000, 1_000, 1_010, 1_040, 1_100, 1_160, 1_200,
    ]);
  });

  it("never goes back by a little, however often it is set back", () => {
    const readings = Array.from({ length: 400 }, (_, index) => 1_000 + index - (index % 7 === 0 ? 100 : 0));
    const times = reported(...readings);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect((times.at(-1) ?? 0) - (readings.at(-1) ?? 0)).toBeLessThanOrEqual(300);
  });

  it("takes what it reads where that is far back: what it said before was wrong", () => {
    expect(reported(1_000_000, 1_000, 1_001)).toEqual([1_000_000, 1_000, 1_001]);
  });
});
