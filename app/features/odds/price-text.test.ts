import { expect, it } from "vitest";
import { movementOf, toPriceText } from "./price-text.ts";

it("[C3.13] writes a price with two decimals, whatever its size", () => {
  const texts = [1.01, 9.99, 10, 18.5, 50, 99.95, 251.4, 1000].map((price) => toPriceText(price));
  expect(texts).toEqual(["1.01", "9.99", "10.00", "18.50", "50.00", "99.95", "251.40", "1000.00"]);
});

it("has a dash for a suspended market", () => {
  expect(toPriceText(null)).toBe("–");
});

it("says where a price came from, and nothing while it is unchanged", () => {
  expect(movementOf({ price: 2, previous: 1.9 })).toBe("up");
  expect(movementOf({ price: 1.9, previous: 2 })).toBe("down");
  expect(movementOf({ price: 2, previous: 2 })).toBe("");
  expect(movementOf({ price: null, previous: 2 })).toBe("");
  expect(movementOf({ price: 2, previous: null })).toBe("");
});
