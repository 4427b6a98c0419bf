import { expect, it } from "vitest";
import type { OddsRow } from "../../../shared/wire/odds-feed.ts";
import { compareOdds } from "./odds-comparison.ts";

const toRow = (bookmakerId: number, ...prices: readonly (number | null)[]): OddsRow => ({
  eventId: "E",
  bookmakerId,
  outcomes: prices.map((price) => ({ price, previous: null })),
});
const bookmakers = [1, 2, 3].map((id) => ({ id, name: `B${id}`, href: null, isInvented: false }));
const compare = (...rows: readonly OddsRow[]) => compareOdds(rows, bookmakers);
const bestOf = (...rows: readonly OddsRow[]) =>
  compare(...rows).map(({ prices }) => prices.map(({ isBest }) => isBest));

it("has a line per bookmaker with prices, in the policy's order", () => {
  const lines = compare(toRow(3, 2, 3, 4), toRow(1, 2, 3, 4), toRow(2, null, null, null), toRow(9, 2, 3, 4));
  expect(lines.map(({ bookmaker }) => bookmaker.id)).toEqual([1, 3]);
});

it("marks the highest price of each outcome, equal ones both", () => {
  expect(bestOf(toRow(1, 1.5, 4, 6), toRow(2, 1.6, 3.9, 6), toRow(3, 1.4, 4, 5))).toEqual([
    [false, true, true],
    [true, false, true],
    [false, true, false],
  ]);
});

it("marks none where all pay the same or only one pays", () => {
  expect(bestOf(toRow(1, 2, 3), toRow(2, 2, 3))).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(bestOf(toRow(1, 2, 3))).toEqual([[false, false]]);
});

it("passes over a suspended price", () => {
  expect(bestOf(toRow(1, null, 3), toRow(2, 2, 3))).toEqual([
    [false, false],
    [true, false],
  ]);
});
