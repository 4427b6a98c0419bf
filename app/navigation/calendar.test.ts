import { expect, it } from "vitest";
import { isUpdatedDay, toCalendar } from "./calendar.ts";

const daysOf = (chosen: number) => toCalendar(chosen).days.map(({ day }) => day);

it("[C2.03, C9.03] the calendar shows seven days, and day 0 is today", () => {
  expect(daysOf(0)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  expect(toCalendar(0).days.filter(({ isToday }) => isToday)).toEqual([{ day: 0, isChosen: true, isToday: true }]);
});

it("[C2.03] the days stay in place while the visitor moves among them", () => {
  expect(daysOf(3)).toEqual(daysOf(0));
  expect(toCalendar(-2).days.find(({ isChosen }) => isChosen)?.day).toBe(-2);
});

it("[C2.03] the calendar moves to a day outside it", () => {
  expect(daysOf(4)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(daysOf(-100)).toEqual([-103, -102, -101, -100, -99, -98, -97]);
});

it("[C2.03] the buttons lead to the day before and the day after", () => {
  expect(toCalendar(0)).toMatchObject({ previous: -1, next: 1 });
  expect(toCalendar(-5)).toMatchObject({ previous: -6, next: -4 });
});

it("[C4.14] [C4.19] today and yesterday are updated, any other day has notifications only", () => {
  expect([-2, -1, 0, 1, 7].map(isUpdatedDay)).toEqual([false, true, true, false, false]);
});
