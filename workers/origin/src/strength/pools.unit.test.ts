import { expect, it } from "vitest";
import { toPools } from "./pools.ts";

const entry = (text: string) => {
  const [tournamentId = "", participantId = ""] = text.split(" ");
  return { tournamentId, participantId };
};
const entries = ["league a", "league b", "second c", "second d", "cup b", "cup d", "women e", "women f"].map(entry);

it("puts sides together that a chain of tournaments joins, and all others apart", () => {
  const { poolOf } = toPools(entries);
  expect(new Set(["a", "b", "c", "d"].map(poolOf)).size).toBe(1);
  expect(poolOf("e")).toBe(poolOf("f"));
  expect(poolOf("e")).not.toBe(poolOf("a"));
  expect(poolOf("nobody")).toBeNull();
});

it("finds the same pools in whatever order games were read", () => {
  const groups = (list: typeof entries) => {
    const { poolOf } = toPools(list);
    return ["a", "b", "c", "d", "e", "f"].map((id) => ["a", "e"].filter((other) => poolOf(id) === poolOf(other)));
  };
  expect(groups(entries.toReversed())).toEqual(groups(entries));
});

it("names the tournaments of a pool", () => {
  const { poolOf, tournamentsOf } = toPools(entries);
  expect(tournamentsOf(poolOf("c")).toSorted()).toEqual(["cup", "league", "second"]);
  expect(tournamentsOf(poolOf("f"))).toEqual(["women"]);
  expect(tournamentsOf(null)).toEqual([]);
});
