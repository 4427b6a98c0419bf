import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseIsoDay, toIsoDay } from "../../shared/basics/day.ts";
import { localDayNumber, localDayOffset, localDayStartSeconds } from "./local-day.ts";

const startOf = (timeZone: string, isoDay: string) =>
  new Date(localDayStartSeconds(timeZone, parseIsoDay(isoDay) ?? Number.NaN) * 1000).toISOString();

function hoursOf(timeZone: string, isoDay: string): number {
  const day = parseIsoDay(isoDay) ?? Number.NaN;
  return (localDayStartSeconds(timeZone, day + 1) - localDayStartSeconds(timeZone, day)) / 3600;
}

describe("local days", () => {
  it("start at midnight, winter and summer", () => {
    expect(startOf("Europe/Paris", "2026-01-15")).toBe("2026-01-14T23:00:00.000Z");
    expect(startOf("Europe/Paris", "2026-07-15")).toBe("2026-07-14T22:00:00.000Z");
    expect(startOf("Asia/Kolkata", "2026-07-15")).toBe("2026-07-14T18:30:00.000Z");
    expect(startOf("Pacific/Kiritimati", "2026-07-15")).toBe("2026-07-14T10:00:00.000Z");
    expect(startOf("Etc/GMT+12", "2026-07-15")).toBe("2026-07-15T12:00:00.000Z");
  });

  it("have 23 hours in spring and 25 in autumn", () => {
    expect(hoursOf("Europe/Paris", "2026-03-29")).toBe(23);
    expect(hoursOf("Europe/Paris", "2026-10-25")).toBe(25);
    expect(hoursOf("Europe/Paris", "2026-10-26")).toBe(24);
  });

  it("start at one o'clock where midnight is skipped", () => {
    expect(startOf("America/Sao_Paulo", "2018-11-04")).toBe("2018-11-04T03:00:00.000Z");
    expect(hoursOf("America/Sao_Paulo", "2018-11-04")).toBe(23);
    expect(startOf("Africa/Cairo", "2026-04-24")).toBe("2026-04-23T22:00:00.000Z");
    expect(hoursOf("Africa/Cairo", "2026-04-24")).toBe(23);
  });

  it("start at the first of two midnights, and at the second when the first hour repeats the day before", () => {
    expect(startOf("America/Havana", "2026-11-01")).toBe("2026-11-01T04:00:00.000Z");
    expect(hoursOf("America/Havana", "2026-11-01")).toBe(25);
    expect(startOf("America/Sao_Paulo", "2018-02-18")).toBe("2018-02-18T03:00:00.000Z");
    expect(hoursOf("America/Sao_Paulo", "2018-02-17")).toBe(25);
  });

  it("start with the next day when a zone left one out", () => {
    expect(startOf("Pacific/Apia", "2011-12-30")).toBe(startOf("Pacific/Apia", "2011-12-31"));
  });

  it("start where the second before still belongs to another day", () => {
    const zones = ["Europe/Paris", "America/New_York", "Africa/Cairo", "America/Santiago", "Australia/Lord_Howe"];
    const day = fc.integer({ min: parseIsoDay("2000-01-01") ?? 0, max: parseIsoDay("2035-01-01") ?? 0 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, (timeZone, number) => {
        const start = localDayStartSeconds(timeZone, number);
        expect(toIsoDay(localDayNumber(timeZone, start))).toBe(toIsoDay(number));
        expect(localDayNumber(timeZone, start - 1)).toBe(number - 1);
      }),
    );
  });

  it("are counted from today's in the visitor's zone", () => {
    const now = Date.parse("2026-11-20T23:30:00Z") / 1000;
    expect(localDayOffset("Europe/Paris", now - 3600, now)).toBe(-1);
    expect(localDayOffset("UTC", now - 3600, now)).toBe(0);
    expect(localDayOffset("Europe/Paris", now + 86_400, now)).toBe(1);
  });
});
