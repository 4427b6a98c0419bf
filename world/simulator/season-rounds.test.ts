import { describe, expect, it } from "vitest";
import { roundPairs, roundsOf } from "./season-rounds.ts";

const season = (count: number) => Array.from({ length: roundsOf(count, 2) }, (_, round) => roundPairs(count, round));

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

  it.each([4, 5, 12, 18, 19, 20])(
    "of %i teams has nobody at home, or away, more than three times in a row",
    (count) => {
      for (let team = 0; team < count; team += 1) {
        const sides = season(count).flatMap((pairs) =>
          pairs.flatMap(([home, away]) => (home === team ? ["H"] : away === team ? ["A"] : [])),
        );
        expect(sides.join("")).not.toMatch(/HHHH|AAAA/);
        const firstHalf = sides.slice(0, count - 1);
        const atHome = firstHalf.filter((side) => side === "H").length;
        expect(Math.abs(2 * atHome - firstHalf.length)).toBeLessThanOrEqual(1);
      }
    },
  );
});
