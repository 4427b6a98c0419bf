import { afterEach, describe, expect, it, vi } from "vitest";
import { offsetSpans, tellOffsets, zoneOffsetHours, zoneRules } from "./zone-offset.ts";

const nowSeconds = Date.UTC(2026, 10, 26, 15) / 1000;
const daySeconds = 86_400;

afterEach(() => void vi.unstubAllGlobals());

describe("offsetSpans", () => {
  it("says when the clocks of a zone are changed, and to what", () => {
    const changes = offsetSpans("Europe/Paris", nowSeconds).map((value, index) =>
      index % 2 === 1 ? value : new Date(value * 1000).toISOString().slice(0, 16),
    );
    expect(changes).toEqual([
      "2025-10-22T00:00",
      2,
      "2025-10-26T01:00",
      1,
      "2026-03-29T01:00",
      2,
      "2026-10-25T01:00",
      1,
      "2027-03-28T01:00",
      2,
      "2027-10-31T01:00",
      1,
      "2027-12-31T00:00",
    ]);
    expect(offsetSpans("Asia/Kolkata", nowSeconds)).toHaveLength(3);
  });

  it("agrees with Intl in every zone, at each hour of a changed day and between", () => {
    const wrong: string[] = [];
    for (const timeZone of Intl.supportedValuesOf("timeZone")) {
      const spans = offsetSpans(timeZone, nowSeconds);
      const instants = Array.from({ length: 26 }, (_, step) => nowSeconds + (step - 13) * 30 * daySeconds);
      for (let index = 2; index < spans.length - 1; index += 2)
        for (const seconds of [-900, -1, 0, 900]) instants.push((spans[index] ?? 0) + seconds);
      const byIntl = instants.map((instant) => zoneOffsetHours(timeZone, instant));
      tellOffsets(timeZone, spans);
      if (instants.some((instant, index) => zoneOffsetHours(timeZone, instant) !== byIntl[index])) wrong.push(timeZone);
    }
    expect(wrong).toEqual([]);
  });
});

describe("tellOffsets", () => {
  it("keeps Intl from being asked for what was told", async () => {
    const spans = offsetSpans("America/Lima", nowSeconds);
    // A browser's module has no formatter yet.
    vi.resetModules();
    const fresh = await import("./zone-offset.ts");
    fresh.tellOffsets("America/Lima", spans);
    vi.stubGlobal("Intl", null);
    expect(fresh.zoneOffsetHours("America/Lima", nowSeconds + 300 * daySeconds)).toBe(-5);
    expect(() => fresh.zoneOffsetHours("America/Lima", nowSeconds + 500 * daySeconds)).toThrow("DateTimeFormat");
  });
});

describe("zoneRules", () => {
  const rulesOf = (...zones: readonly string[]) => new Set(zones.map((zone) => zoneRules(zone, nowSeconds))).size;

  it("is one for zones whose clocks agree, whatever they are called", () => {
    expect(rulesOf("Europe/Paris", "Europe/Berlin", "Europe/Madrid", "Africa/Ceuta", "Arctic/Longyearbyen")).toBe(1);
    expect(rulesOf("America/New_York", "America/Toronto", "America/Detroit")).toBe(1);
    expect(rulesOf("Europe/Paris", "Africa/Lagos", "Europe/London", "Africa/Johannesburg", "Asia/Kolkata")).toBe(5);
    expect(rulesOf("America/New_York", "America/Havana")).toBe(2);
  });

  it("leaves a copy of a page to few zones of all that there are", () => {
    expect(rulesOf(...Intl.supportedValuesOf("timeZone"))).toBeLessThan(80);
  });

  it("is the same the next day, unless clocks are changed then", () => {
    expect(zoneRules("Europe/Paris", nowSeconds + daySeconds)).toBe(zoneRules("Europe/Paris", nowSeconds));
  });
});
