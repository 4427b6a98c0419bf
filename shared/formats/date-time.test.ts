import { describe, expect, it } from "vitest";
import { formatDateTime, formatField, formatStart } from "./date-time.ts";

const at = (iso: string) => Date.parse(iso) / 1000;
const paris = "Europe/Paris";
const newYork = "America/New_York";

describe("date and time", () => {
  it("[C9.06] writes H:i, d.m. and d.m.Y in the visitor's zone", () => {
    const late = at("2026-08-05T22:07:00Z");
    expect(formatDateTime("H:i", late, paris)).toBe("00:07");
    expect(formatDateTime("d.m.", late, paris)).toBe("06.08.");
    expect(formatDateTime("d.m.Y", late, paris)).toBe("06.08.2026");
  });

  it("[C9.06] writes month and day and a 12-hour clock in the American variant", () => {
    expect(formatField("time", "us", at("2026-11-05T18:05:00Z"), newYork)).toBe("01:05 PM");
    expect(formatField("day", "us", at("2026-11-05T18:05:00Z"), newYork)).toBe("Nov 05");
    expect(formatField("date", "us", at("2026-11-05T18:05:00Z"), newYork)).toBe("Nov 05, 2026");
    expect(formatField("dayAndTime", "us", at("2026-11-05T18:05:00Z"), newYork)).toBe("Nov 05 01:05 PM");
  });

  it("[C9.06] calls midnight 12 AM and noon 12 PM", () => {
    expect(formatDateTime("h:i A", at("2026-01-01T00:00:00Z"), "UTC")).toBe("12:00 AM");
    expect(formatDateTime("h:i A", at("2026-01-01T12:00:00Z"), "UTC")).toBe("12:00 PM");
    expect(formatDateTime("H:i", at("2026-01-01T00:00:00Z"), "UTC")).toBe("00:00");
  });

  it("[A9.03] shows the time of an event of today and the day of any other", () => {
    const now = { nowSeconds: at("2026-11-20T21:30:00Z"), timeZone: paris };
    const tonight = at("2026-11-20T22:45:00Z");
    const afterMidnight = at("2026-11-20T23:15:00Z");
    expect(formatStart(tonight, { ...now, style: "default" })).toBe("23:45");
    expect(formatStart(tonight, { ...now, style: "us" })).toBe("11:45 PM");
    expect(formatStart(afterMidnight, { ...now, style: "default" })).toBe("21.11.");
    expect(formatStart(afterMidnight, { ...now, style: "us" })).toBe("Nov 21");
  });

  it("[A9.03] does not take the same day of another year for today", () => {
    const now = { nowSeconds: at("2026-11-20T12:00:00Z"), timeZone: paris, style: "default" } as const;
    expect(formatStart(at("2025-11-20T12:00:00Z"), now)).toBe("20.11.");
  });

  it("writes both hours of the autumn night and none of the lost hour of spring", () => {
    expect(formatDateTime("H:i", at("2026-10-25T00:30:00Z"), paris)).toBe("02:30");
    expect(formatDateTime("H:i", at("2026-10-25T01:30:00Z"), paris)).toBe("02:30");
    expect(formatDateTime("H:i", at("2026-03-29T01:00:00Z"), paris)).toBe("03:00");
  });

  it("writes nothing for a value that is not an instant", () => {
    expect(formatDateTime("H:i", Number.NaN, paris)).toBe("");
    expect(formatDateTime("d.m.", 1e300, paris)).toBe("");
  });
});
