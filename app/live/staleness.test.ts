import { describe, expect, it } from "vitest";
import { staleAction } from "./staleness.ts";

const after = (ageSeconds: number, cacheSeconds = 180) =>
  staleAction({ lastSyncSeconds: 1_000_000, cacheSeconds, nowSeconds: 1_000_000 + ageSeconds });

describe("a stale sync", () => {
  it("[C4.15] is nothing until 0.8 × the cache time", () => {
    expect(after(144)).toBe("none");
    expect(after(145)).toBe("repair");
    expect(after(40, 50)).toBe("none");
    expect(after(41, 50)).toBe("repair");
  });

  it("[C4.15] is repaired within 0.8 × 300 s and reloaded after that", () => {
    expect(after(240)).toBe("repair");
    expect(after(241)).toBe("reload");
  });

  it("[C4.15] is reloaded at once when the cache outlives the repair window", () => {
    expect(after(480, 600)).toBe("none");
    expect(after(481, 600)).toBe("reload");
  });

  it("[C4.15] is nothing when the clock went back", () => {
    expect(after(-3600)).toBe("none");
  });
});
