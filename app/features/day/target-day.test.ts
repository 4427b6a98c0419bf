import { expect, it } from "vitest";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import { today } from "../../../shared/addresses/list-query.ts";
import { toTargetDay } from "./target-day.ts";

const at = (iso: string) => Date.parse(iso) / 1000;
const dateChoice = (iso: string) => ({ kind: "date", epochDay: parseIsoDay(iso) ?? 0 }) as const;

it("[C2.03] means the visitor's today by day 0, although the server's is another", () => {
  const target = toTargetDay(today, "Europe/Paris", at("2026-11-20T23:30:00Z"));
  expect(target).toMatchObject({ epochDay: parseIsoDay("2026-11-21"), feedDay: { tzHour: 1, day: 0 } });
});

it("asks for a summer day at the summer's offset, in winter too", () => {
  const target = toTargetDay(dateChoice("2025-08-16"), "Europe/Paris", at("2026-11-20T12:00:00Z"));
  expect(target).toMatchObject({ feedDay: { tzHour: 2, day: -461 } });
});

it("counts a feed's day from the feed's today, which begins at another instant than the visitor's", () => {
  // 22:30 in UTC: still the 20th in Paris, already the 21st at the two hours of a summer feed.
  const target = toTargetDay(dateChoice("2025-08-16"), "Europe/Paris", at("2026-11-20T22:30:00Z"));
  expect(target).toMatchObject({ todayEpochDay: parseIsoDay("2026-11-20"), feedDay: { day: -462 } });
});

it.each([
  ["Asia/Kolkata", 5.5, "2026-11-29T18:15:00Z"],
  ["Asia/Kathmandu", 5.75, "2026-11-29T18:00:00Z"],
  ["Asia/Tehran", 3.5, "2026-11-29T20:15:00Z"],
  ["Australia/Adelaide", 10.5, "2026-11-29T13:15:00Z"],
  ["America/St_Johns", -3.5, "2026-11-30T03:15:00Z"],
  ["Pacific/Chatham", 13.75, "2026-11-29T10:00:00Z"],
])("asks in %s for the day at an offset of %s hours, so that a quarter to twelve is today", (zone, tzHour, iso) => {
  expect(toTargetDay(today, zone, at(iso))).toEqual({
    epochDay: parseIsoDay("2026-11-29"),
    todayEpochDay: parseIsoDay("2026-11-29"),
    feedDay: { day: 0, tzHour },
  });
});

it("asks for a day of long ago at the nearest quarter, which a feed's name can say", () => {
  expect(toTargetDay(dateChoice("1936-05-01"), "Asia/Singapore", at("2026-11-29T12:00:00Z")).feedDay).toMatchObject({
    tzHour: 7.25,
  });
});

it.each([
  ["Europe/Paris", "2026-10-25", { startHour: 2, tzHour: 1 }],
  ["Europe/Paris", "2026-03-29", { startHour: 1, tzHour: 2 }],
  ["America/St_Johns", "2026-11-01", { startHour: -2.5, tzHour: -3.5 }],
  ["Australia/Lord_Howe", "2026-10-04", { startHour: 10.5, tzHour: 11 }],
  ["Pacific/Chatham", "2026-04-05", { startHour: 13.75, tzHour: 12.75 }],
  // Where midnight is skipped, the day begins with the change; where it is repeated, the day before ends with it.
  ["America/Santiago", "2026-09-06", { startHour: -4, tzHour: -3 }],
  ["America/Santiago", "2026-04-04", { startHour: -3, tzHour: -4 }],
])("names both offsets of the day in %s on which the clocks are changed, %s", (zone, day, hours) => {
  const asked = (iso: string) => toTargetDay(dateChoice(iso), zone, at("2026-11-29T12:00:00Z")).feedDay;
  expect(asked(day)).toMatchObject(hours);
  const after = new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10);
  expect(asked(after)).toEqual({ day: expect.any(Number), tzHour: hours.tzHour });
});
