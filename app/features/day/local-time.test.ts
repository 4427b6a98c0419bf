import { all as frames } from "#texts/frame/site.all.js";
import { expect, it } from "vitest";
import { toLocalMoment, toLocalTime } from "./local-time.ts";

const { en } = frames;

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

it("[C9.06] says the day and the hour, in the zone", () => {
  const seconds = at("2026-11-22T23:30:00Z");
  expect(toLocalMoment(seconds, "Europe/Paris", en)).toBe("23.11. 00:30");
  const american = { ...en, clock: 12, dateOrder: "month-first" } as const;
  expect(toLocalMoment(seconds, "America/New_York", american)).toBe("Nov 22 06:30 PM");
});

it("[C9.06] writes both hours of the autumn night and none of the lost hour of spring", () => {
  const times = ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z", "2026-03-29T01:00:00Z"];
  expect(times.map((iso) => toLocalTime(at(iso), "Europe/Paris"))).toEqual(["02:30", "02:30", "03:00"]);
});
