import { describe, expect, it } from "vitest";
import { roundPairs, roundsPerSeason } from "./round-robin.ts";

const season = (count: number) =>
  Array.from({ length: roundsPerSeason(count) }, (_, round) => roundPairs(count, round));

describe("a round-robin season", () => {
  it.each([4, 12, 18, 20])("of %i teams has every pairing once in each ground", (count) => {
    const pairings = season(count)
      .flat()
      .map((pair) => pair.join("-"));
    expect(new Set(pairings).size).toBe(count * (count - 1));
    expect(pairings).toHaveLength(count * (count - 1));
  });

  it.each([5, 18])("of %i teams has nobody twice in a round", (count) => {
    for (const pairs of season(count)) expect(new Set(pairs.flat()).size).toBe(2 * Math.floor(count / 2));
  });
});
