import { expect, it } from "vitest";
import type { Chance } from "../../../../shared/wire/sections/read-chances.ts";
import { toChosenColumns } from "./chosen-chances.ts";

const certain: Chance = { kind: "certain" };
const impossible: Chance = { kind: "impossible" };
const chances = (...shares: readonly (number | Chance)[]) =>
  shares.map((share): Chance => (typeof share === "number" ? { kind: "share", share } : share));

it("shows the three likeliest zones that are open, in the order of the table", () => {
  expect(toChosenColumns(chances(0.002, 0.1, 0.09, 0.08, 0.12, 0.03))).toEqual([1, 2, 4]);
});

it("shows an open title before zones that are likelier", () => {
  expect(toChosenColumns(chances(0.02, 0.46, 0.22, 0.14, impossible))).toEqual([0, 1, 2]);
  expect(toChosenColumns(chances(0.4, 0.95, 0.04, 0, impossible))).toEqual([0, 1, 2]);
});

it("counts a chance as open from 1 to 99 per cent", () => {
  expect(toChosenColumns(chances(0.009, 0.991, 0.01, 0.99, impossible))).toEqual([2, 3]);
});

it("shows the likeliest of the decided chances where fewer than two are open", () => {
  expect(toChosenColumns(chances(0.3, certain, impossible, impossible))).toEqual([0, 1]);
  expect(toChosenColumns(chances(certain, certain, impossible, impossible))).toEqual([0, 1]);
  expect(toChosenColumns(chances(impossible, 0.002, 0.005, certain))).toEqual([2, 3]);
});

it("says of a team that can reach nothing that it is safe", () => {
  expect(toChosenColumns(chances(impossible, impossible, impossible, impossible))).toEqual([2, 3]);
  expect(toChosenColumns(chances(0.004))).toEqual([0]);
});
