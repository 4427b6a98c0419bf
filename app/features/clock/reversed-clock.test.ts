import { expect, it } from "vitest";
import { sports } from "../../../shared/sports/catalogue.ts";
import { minutesLeft, parseStatusTimes, reversedClockOf } from "./reversed-clock.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";

const clock = {
  statuses: ["quarter1", "quarter2", "quarter3", "quarter4"],
  statusMinutes: 10,
  extraTimeStatuses: ["extraTime"],
  extraTimeMinutes: 5,
} as const;

it("[A3.07] configures stages and extra-time stages with their lengths per sport", () => {
  expect(reversedClockOf(sportIds.basketball)).toEqual(clock);
  const lengths = sports.flatMap(({ id, name }) => {
    const configured = reversedClockOf(id);
    return configured === null ? [] : [[name, configured.statusMinutes, configured.extraTimeMinutes]];
  });
  expect(lengths).toEqual([
    ["basketball", 10, 5],
    ["hockey", 20, 5],
    ["american-football", 15, 10],
    ["futsal", 20, 5],
    ["water-polo", 8, 3],
    ["beach-soccer", 12, 3],
  ]);
  expect(reversedClockOf(sportIds.soccer)).toBeNull();
  expect(reversedClockOf(20)).toBeNull();
});

it("[A3.07] takes an event's own lengths, split by a colon", () => {
  expect(parseStatusTimes("12:5")).toEqual({ statusMinutes: 12, extraTimeMinutes: 5 });
  expect(parseStatusTimes("5:3")).toEqual({ statusMinutes: 5, extraTimeMinutes: 3 });
  expect(["12", "a:b", "", "1:2:3"].map(parseStatusTimes)).toEqual([null, null, null, null]);
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
