import { expect, it } from "vitest";
import { moveItem } from "./move-item.ts";

it.each([
  [0, ["c", "a", "b", "d"]],
  [1, ["a", "c", "b", "d"]],
  [3, ["a", "b", "d", "c"]],
  [-5, ["c", "a", "b", "d"]],
  [99, ["a", "b", "d", "c"]],
])("moves an item to place %i, and no further than the ends", (place, moved) => {
  expect(moveItem(["a", "b", "c", "d"], "c", place)).toEqual(moved);
});

it("leaves a list as it is that has no such item", () => {
  const items = ["a"];
  expect(moveItem(items, "b", 0)).toBe(items);
});
