import { expect, it } from "vitest";
import { movementOf } from "./quote.ts";

it.each([
  [2.4, 2.1, "up"],
  [2.1, 2.4, "down"],
  [2.1, 2.1, "none"],
  [null, 2.1, "none"],
  [2.1, null, "none"],
] as const)("[C3.24] a price of %s that opened at %s moved: %s", (price, opening, movement) => {
  expect(movementOf({ code: "1", price, opening })).toBe(movement);
});
