import { expect, it } from "vitest";
import { variants } from "../../../variants/variant-of.ts";
import { minutesLeft, reversedClocksOf } from "./reversed-clock.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";

const clock = {
  statuses: ["quarter1", "quarter2", "quarter3", "quarter4"],
  statusMinutes: 10,
  extraTimeStatuses: ["extraTime"],
  extraTimeMinutes: 5,
} as const;

it("[A3.07] configures stages and extra-time stages with their lengths per sport, split by a colon", () => {
  expect(reversedClocksOf({ basketball: "10:5", soccer: "45:15", hockey: "20" })).toEqual({
    [sportIds.basketball]: clock,
  });
  const names = ["basketball", "hockey", "american-football", "futsal", "water-polo", "beach-soccer"] as const;
  const all = reversedClocksOf(Object.fromEntries(names.map((name) => [name, "12:3"])));
  expect(names.map((name) => [all[sportIds[name]]?.statusMinutes, all[sportIds[name]]?.extraTimeMinutes])).toEqual(
    names.map(() => [12, 3]),
  );
});

it("[C4.31] is off by default", () => {
  expect(reversedClocksOf({})).toEqual({});
  expect(variants.flatMap(({ reversedClocks }) => Object.keys(reversedClocks))).toEqual([]);
});

it("[C4.31] counts down from the stage's length, less one when not 0, and never below 0", () => {
  const minutes = [0, 1, 8, 9, 10, 11, 40];
  expect(minutes.map((minute) => minutesLeft(clock, eventStatus.quarter2, minute))).toEqual([9, 8, 1, 0, 0, 0, 0]);
  expect(minutesLeft(clock, eventStatus.extraTime, 0)).toBe(4);
});

it("[C4.31] leaves stages alone that do not count down", () => {
  expect(minutesLeft(clock, eventStatus.halfTime, 3)).toBeNull();
  expect(minutesLeft(clock, 999, 3)).toBeNull();
});
