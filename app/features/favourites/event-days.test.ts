import { describe, expect, it } from "vitest";
import { isInDayWindow, toDayState, toEventDays, toExpiry } from "./event-days.ts";

const at = (iso: string) => Date.parse(iso) / 1000;
const paris = (iso: string) => ({ nowSeconds: at(iso), timeZone: "Europe/Paris" });
const noon = paris("2026-11-20T11:00:00Z");
const event = (start: string, end: string, statusType: number) => ({
  startSeconds: at(start),
  endSeconds: at(end),
  statusType,
});

const expiryOf = (iso: string, timeZone: string) =>
  new Date(toExpiry({ nowSeconds: at(iso), timeZone }) * 1000).toISOString();

describe("the days of an event", () => {
  it("[C5.02] are all those on which it takes place, in the visitor's zone", () => {
    const tournament = event("2026-11-19T23:30:00Z", "2026-11-22T12:00:00Z", 2);
    expect(toEventDays(tournament, noon)).toEqual([0, 1, 2]);
    expect(toEventDays(tournament, { ...noon, timeZone: "UTC" })).toEqual([-1, 0, 1, 2]);
  });

  it("[C5.02] are empty while its start is unknown", () => {
    expect(toEventDays({ startSeconds: 0, endSeconds: 0 }, noon)).toEqual([]);
    expect(toEventDays({ startSeconds: Number.NaN, endSeconds: 0 }, noon)).toEqual([]);
    expect(toEventDays({ startSeconds: 9e15, endSeconds: 9e15 }, noon)).toEqual([]);
    expect(toEventDays({ startSeconds: noon.nowSeconds, endSeconds: 9e15 }, noon)).toEqual([0]);
  });

  it("end with the first when the end is missing or before the start, and never run for years", () => {
    expect(toEventDays(event("2026-11-20T12:00:00Z", "2026-11-10T12:00:00Z", 1), noon)).toEqual([0]);
    expect(toEventDays(event("2026-11-20T12:00:00Z", "9999-01-01T12:00:00Z", 1), noon)).toHaveLength(400);
  });

  it("[C5.02, C9.03] allow a favourite from yesterday to seven days ahead", () => {
    expect([-2, -1, 0, 7, 8].map((day) => isInDayWindow([day]))).toEqual([false, true, true, true, false]);
    expect(isInDayWindow([])).toBe(false);
    expect(isInDayWindow([-3, -2, -1, 0, 1])).toBe(true);
    expect(isInDayWindow([7, 8, 9])).toBe(true);
  });
});

describe("the state of an event's day", () => {
  it("[C4.07] is complete for a scheduled game to come and for a finished game of the past", () => {
    const tomorrow = ["2026-11-21T12:00:00Z", "2026-11-21T14:00:00Z"] as const;
    const yesterday = ["2026-11-19T12:00:00Z", "2026-11-19T14:00:00Z"] as const;
    expect(toDayState(event(...tomorrow, 1), noon)).toEqual({ day: 1, isComplete: true });
    expect(toDayState(event(...tomorrow, 3), noon)).toEqual({ day: 1, isComplete: false });
    expect(toDayState(event(...yesterday, 3), noon)).toEqual({ day: -1, isComplete: true });
    expect(toDayState(event(...yesterday, 1), noon)).toEqual({ day: -1, isComplete: false });
    expect(toDayState(event(...yesterday, 2), noon)).toEqual({ day: -1, isComplete: false });
  });

  it("[C4.07] is day 0 and incomplete today, whatever the stage", () => {
    for (const statusType of [0, 1, 2, 3]) {
      const today = event("2026-11-20T12:00:00Z", "2026-11-20T14:00:00Z", statusType);
      expect(toDayState(today, noon)).toEqual({ day: 0, isComplete: false });
    }
  });

  it("[C4.07] is today for an event of several days that today is one of, and else its nearest day", () => {
    expect(toDayState(event("2026-11-18T12:00:00Z", "2026-11-22T12:00:00Z", 2), noon).day).toBe(0);
    expect(toDayState(event("2026-11-16T12:00:00Z", "2026-11-19T12:00:00Z", 3), noon).day).toBe(-1);
    expect(toDayState(event("2026-11-22T12:00:00Z", "2026-11-25T12:00:00Z", 1), noon).day).toBe(2);
  });

  it("is unknown while the start is", () => {
    expect(toDayState({ startSeconds: 0, endSeconds: 0, statusType: 1 }, noon)).toEqual({
      day: null,
      isComplete: false,
    });
  });
});

describe("expiry", () => {
  it("[C4.08] comes at the start of the next local day", () => {
    expect(expiryOf("2026-11-20T11:00:00Z", "Europe/Paris")).toBe("2026-11-20T23:00:00.000Z");
    expect(expiryOf("2026-11-20T23:00:00Z", "Europe/Paris")).toBe("2026-11-21T23:00:00.000Z");
    expect(expiryOf("2026-11-20T22:59:59Z", "Europe/Paris")).toBe("2026-11-20T23:00:00.000Z");
  });

  it("[C4.08] comes 23 hours after the midnight of a spring day and 25 hours after that of an autumn day", () => {
    expect(expiryOf("2026-03-28T23:00:00Z", "Europe/Paris")).toBe("2026-03-29T22:00:00.000Z");
    expect(expiryOf("2026-10-24T22:00:00Z", "Europe/Paris")).toBe("2026-10-25T23:00:00.000Z");
  });

  it("[C4.08] comes at one o'clock where the next day has no midnight", () => {
    expect(expiryOf("2018-11-03T15:00:00Z", "America/Sao_Paulo")).toBe("2018-11-04T03:00:00.000Z");
    expect(expiryOf("2026-04-23T15:00:00Z", "Africa/Cairo")).toBe("2026-04-23T22:00:00.000Z");
  });

  it("[C4.07] days are counted by the calendar, not by 24 hours", () => {
    const lateInAutumn = { nowSeconds: at("2026-10-25T22:30:00Z"), timeZone: "Europe/Paris" };
    const nextMorning = event("2026-10-25T23:30:00Z", "2026-10-26T01:00:00Z", 1);
    const sameMorning = event("2026-10-24T22:30:00Z", "2026-10-24T23:30:00Z", 3);
    expect(toDayState(nextMorning, lateInAutumn).day).toBe(1);
    expect(toDayState(sameMorning, lateInAutumn).day).toBe(0);
  });
});
