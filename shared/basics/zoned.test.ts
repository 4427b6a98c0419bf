import { describe, expect, it } from "vitest";
import { parseIsoDay } from "./day.ts";
import { parseTimeOfDay, zonedSeconds } from "./zoned.ts";

const iso = (day: string, time: string, zone: string) =>
  new Date(zonedSeconds(parseIsoDay(day) ?? 0, parseTimeOfDay(time) ?? 0, zone) * 1000).toISOString();

describe("a wall-clock time", () => {
  it.each([
    ["2025-08-16", "21:05", "Europe/Paris", "2025-08-16T19:05:00.000Z"],
    ["2025-01-16", "21:05", "Europe/Paris", "2025-01-16T20:05:00.000Z"],
    ["2025-08-16", "00:30", "Asia/Tokyo", "2025-08-15T15:30:00.000Z"],
    ["2025-08-16", "21:30", "America/Sao_Paulo", "2025-08-17T00:30:00.000Z"],
    ["2025-10-26", "01:30", "Europe/Paris", "2025-10-25T23:30:00.000Z"],
    ["2025-10-26", "15:00", "Europe/Paris", "2025-10-26T14:00:00.000Z"],
    ["2026-03-29", "02:30", "Europe/Paris", "2026-03-29T01:30:00.000Z"],
    ["2027-03-14", "02:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
    ["2027-03-14", "03:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
    ["2026-09-06", "00:00", "America/Santiago", "2026-09-06T04:00:00.000Z"],
    ["2026-10-04", "02:15", "Australia/Lord_Howe", "2026-10-03T15:45:00.000Z"],
    ["2026-10-25", "02:30", "Europe/Paris", "2026-10-25T00:30:00.000Z"],
    ["2026-11-01", "01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
  ])("%s %s in %s is %s", (day, time, zone, expected) => {
    expect(iso(day, time, zone)).toBe(expected);
  });

  it("is refused unless it is hours and minutes of a day", () => {
    expect(["20:45", "9:05", "24:00", "12:60", "noon", ""].map(parseTimeOfDay)).toEqual([
      1245,
      545,
      null,
      null,
      null,
      null,
    ]);
  });
});
