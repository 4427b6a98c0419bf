import { expect, it } from "vitest";
import { encodeOddsFeed } from "../../shared/wire/odds-feed.ts";
import { createPriceTable } from "./price-table.ts";
import { toPrices } from "./store.fixture.ts";

const all = () => true;
const body = (price: number, bookmakerId = 16) => encodeOddsFeed(1, [toPrices("A", bookmakerId, price)]);

function open() {
  const prices = createPriceTable();
  const shown = () => prices.get("A").map((row) => row.outcomes[0]?.price);
  return { prices, shown };
}

it("[P4] keeps prices that were overtaken out, and takes those of the number that it has", () => {
  const { prices, shown } = open();
  prices.read(body(2), 6, all);
  expect([...prices.read(body(3), 5, all)]).toEqual([]);
  expect(shown()).toEqual([2]);
  expect([...prices.read(body(4), 6, all)]).toEqual(["A"]);
  expect(shown()).toEqual([4]);
});

it("[P9] takes any number as newer for an event whose numbers, or whose prices, were forgotten", () => {
  const { prices, shown } = open();
  prices.read(body(2), 6, all);
  prices.forgetSeq("A");
  prices.read(body(3), 1, all);
  expect(shown()).toEqual([3]);
  expect([prices.drop("A"), prices.drop("A"), shown()]).toEqual([true, false, []]);
  prices.read(body(4), 0, all);
  expect(shown()).toEqual([4]);
});

it("[C4.23] takes no prices of an event that the store does not hold", () => {
  const { prices, shown } = open();
  expect(prices.read(body(2), 6, (id) => id !== "A").size).toBe(0);
  expect(shown()).toEqual([]);
});

it("has a row for each bookmaker, in the order in which they came first", () => {
  const { prices, shown } = open();
  prices.read(body(2, 16), 1, all);
  prices.read(body(3, 17), 2, all);
  prices.read(body(4, 16), 3, all);
  expect(shown()).toEqual([4, 3]);
});
