import { expect, it } from "vitest";
import { isUpdatedDay, toCalendar } from "./calendar.ts";

const daysOf = (chosen: number) => toCalendar(chosen).days.map(({ day }) => day);

it("[C2.03, C9.03] the calendar shows seven days, and day 0 is today", () => {
  expect(daysOf(0)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  expect(toCalendar(0).days.filter(({ isToday }) => isToday)).toEqual([
    { day: 0, isChosen: true, isToday: true, isListed: true },
  ]);
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

it("the buttons stop at the first and the last day that have a list, and lead back to them from beyond", () => {
  const stepsAt = (chosen: number, limits = { first: -5, last: 2 }) => {
    const { previous, next } = toCalendar(chosen, limits);
    return [previous, next];
  };
  expect([-4, -5, 1, 2].map((day) => stepsAt(day))).toEqual([
    [-5, -3],
    [null, -4],
    [0, 2],
    [1, null],
  ]);
  expect([stepsAt(-100), stepsAt(100)]).toEqual([
    [null, -5],
    [2, null],
  ]);
  // Today always has a list.
  expect([stepsAt(0, { first: 3, last: 9 }), stepsAt(0, { first: -9, last: -3 })]).toEqual([
    [null, 1],
    [-1, null],
  ]);
  const listed = toCalendar(0, { first: -1, last: 2 }).days.filter(({ isListed }) => isListed);
  expect(listed.map(({ day }) => day)).toEqual([-1, 0, 1, 2]);
});

it("[C4.14] [C4.19] today and yesterday are updated, any other day has notifications only", () => {
  expect([-2, -1, 0, 1, 7].map(isUpdatedDay)).toEqual([false, true, true, false, false]);
});
