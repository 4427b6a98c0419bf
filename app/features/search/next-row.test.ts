import { expect, it } from "vitest";
import { nextRow } from "./next-row.ts";

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
