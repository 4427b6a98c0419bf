import { expect, it } from "vitest";
import { toLocalTime } from "./local-time.ts";

const at = (iso: string) => Date.parse(iso) / 1000;

it.each([
  ["Europe/Paris", "2026-11-20T19:45:00Z", "20:45"],
  ["Europe/Paris", "2025-08-16T19:05:00Z", "21:05"],
  ["Asia/Kolkata", "2026-11-20T19:45:00Z", "01:15"],
  ["America/New_York", "2026-11-20T02:00:00Z", "21:00"],
])("says when %s has %s", (timeZone, iso, time) => {
  expect(toLocalTime(at(iso), timeZone)).toBe(time);
});

it.each([
  ["2026-11-20T19:45:00Z", "08:45 PM"],
  ["2026-11-20T11:05:00Z", "12:05 PM"],
  ["2026-11-19T23:00:00Z", "12:00 AM"],
  ["2026-11-20T10:59:00Z", "11:59 AM"],
])("[C9.06] says of %s in Paris %s by a clock of 12 hours", (iso, time) => {
  expect(toLocalTime(at(iso), "Europe/Paris", 12)).toBe(time);
});
