import { expect, it } from "vitest";
import { movementOf, toPriceText } from "./price-text.ts";

it("writes a price in at most four characters below a thousand", () => {
  const texts = [1.01, 9.99, 10, 18.5, 99.94, 99.95, 100, 251.4, 1000].map(toPriceText);
  expect(texts).toEqual(["1.01", "9.99", "10.0", "18.5", "99.9", "100", "100", "251", "1000"]);
});

it("has a dash for a suspended market", () => {
  expect(toPriceText(null)).toBe("–");
});

it("tells where a price came from, and nothing while it stands", () => {
  expect(movementOf({ price: 2, previous: 1.9 })).toBe("up");
  expect(movementOf({ price: 1.9, previous: 2 })).toBe("down");
  expect(movementOf({ price: 2, previous: 2 })).toBe("");
  expect(movementOf({ price: null, previous: 2 })).toBe("");
  expect(movementOf({ price: 2, previous: null })).toBe("");
});
