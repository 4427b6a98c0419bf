import { expect, it } from "vitest";
import { nextIsOnStar, nextRow } from "./use-chosen-row.ts";

const at = (active: number, isChoosing = true) => ({ active, count: 3, isChoosing });

it.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowUp", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["a", 0, null],
])("%s at row %d leads to row %j", (key, active, next) => {
  expect(nextRow(key, at(active))).toBe(next);
});

it("leaves Home and End to the text until an arrow has chosen a row", () => {
  expect([nextRow("Home", at(0, false)), nextRow("End", at(0, false)), nextRow("ArrowDown", at(0, false))]).toEqual([
    null,
    null,
    1,
  ]);
});

it("has no row where nothing was found", () => {
  expect(nextRow("ArrowDown", { active: 0, count: 0, isChoosing: true })).toBeNull();
});

it("goes right to the star of a row and left back, and leaves the arrows to the text elsewhere", () => {
  const cell = { isOnStar: false, hasStar: true, canLeaveText: true, direction: "ltr" as const };
  expect(nextIsOnStar("ArrowRight", cell)).toBe(true);
  expect(nextIsOnStar("ArrowLeft", { ...cell, isOnStar: true })).toBe(false);
  for (const other of [{ hasStar: false }, { canLeaveText: false }, { isOnStar: true }])
    expect(nextIsOnStar("ArrowRight", { ...cell, ...other })).toBeNull();
  expect(nextIsOnStar("ArrowLeft", cell)).toBeNull();
  // The star is at the end of the row, which is its left where a language begins at the right.
  expect(nextIsOnStar("ArrowLeft", { ...cell, direction: "rtl" })).toBe(true);
  expect(nextIsOnStar("ArrowRight", { ...cell, direction: "rtl", isOnStar: true })).toBe(false);
});
