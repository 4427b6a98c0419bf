import { describe, expect, it } from "vitest";
import { sports } from "../sports/catalogue.ts";
import { toSportBetting } from "./bet-types-by-sport.ts";
import { hasDraw } from "../sports/catalogue.ts";
import { betTypes, type BetType, type SportBetting } from "./bet-types.ts";

const fieldSports = [23, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41];
/** Few goals: football, futsal, then hockey and its like. */
const goalSports = [1, 11, 4, 9, 10, 22, 24, 26];
/** Many points in halves or quarters. */
const halfSports = [7, 8, 19, 30, 42, 3, 5, 6, 13, 18, 29];
const setSports = [2, 12, 14, 15, 17, 21, 25, 36];
const boutSports = [16, 28];
const drawBets = ["HOME_DRAW_AWAY", "DOUBLE_CHANCE", "DRAW_NO_BET", "EUROPEAN_HANDICAP"];
const listsOf = ({ summary, odds }: SportBetting) => [summary.prematch, summary.live, odds.prematch, odds.live];

function bettingOf(sportId: number): SportBetting {
  const betting = toSportBetting(sportId);
  if (betting === null) throw new Error(`no betting for sport ${sportId}`);
  return betting;
}

describe("bet types", () => {
  it("[C3.11] are the fourteen", () => {
    expect([...betTypes].toSorted()).toEqual([
      "ASIAN_HANDICAP",
      "BOTH_TEAMS_TO_SCORE",
      "CORRECT_SCORE",
      "DOUBLE_CHANCE",
      "DRAW_NO_BET",
      "EUROPEAN_HANDICAP",
      "HALF_FULL_TIME",
      "HOME_AWAY",
      "HOME_DRAW_AWAY",
      "NEXT_GOAL",
      "ODD_OR_EVEN",
      "OVER_UNDER",
      "TOP_POSITION_MERGED",
      "TO_QUALIFY",
    ]);
  });

  it("[C3.11] are all offered by some sport", () => {
    const offered = new Set(sports.flatMap(({ id }) => listsOf(bettingOf(id)).flat()));
    expect(betTypes.filter((betType) => !offered.has(betType))).toEqual([]);
  });

  it("[C3.12] have four lists in every sport, each with the default and without repetition", () => {
    for (const { id } of sports) {
      for (const list of listsOf(bettingOf(id))) {
        expect(list).toContain(bettingOf(id).defaultBetType);
        expect(new Set(list).size).toBe(list.length);
      }
    }
  });

  it("[C3.12] are by default HOME_DRAW_AWAY in soccer and HOME_AWAY in tennis and most other sports", () => {
    expect(bettingOf(1).defaultBetType).toBe("HOME_DRAW_AWAY");
    expect(bettingOf(2).defaultBetType).toBe("HOME_AWAY");
    const others = sports.filter(({ id }) => id > 2);
    const homeAway = others.filter(({ id }) => bettingOf(id).defaultBetType === "HOME_AWAY");
    expect(homeAway.length).toBeGreaterThan(others.length / 2);
  });

  it("[C3.11] know the draw exactly where lists have a column for it", () => {
    for (const { id } of sports) {
      const offersDraw = listsOf(bettingOf(id)).some((list) => list.some((betType) => drawBets.includes(betType)));
      expect(offersDraw).toBe(hasDraw(id));
    }
  });

  it("[C3.12] are in the summary only what the odds tab has as well", () => {
    for (const { id } of sports) {
      const { summary, odds } = bettingOf(id);
      expect(odds.prematch).toEqual(expect.arrayContaining([...summary.prematch]));
      expect(odds.live).toEqual(expect.arrayContaining([...summary.live]));
    }
  });

  it.each([
    ["NEXT_GOAL", goalSports],
    ["BOTH_TEAMS_TO_SCORE", goalSports],
    ["TO_QUALIFY", [1, 11]],
    ["CORRECT_SCORE", [...goalSports, ...setSports]],
    ["HALF_FULL_TIME", [1, 11, ...halfSports]],
    ["ODD_OR_EVEN", [...goalSports, ...halfSports, ...setSports]],
    ["OVER_UNDER", [...goalSports, ...halfSports, ...setSports, ...boutSports]],
    ["ASIAN_HANDICAP", [...goalSports, ...halfSports, ...setSports]],
    ["DOUBLE_CHANCE", [...goalSports, 7, 8, 19, 30, 42]],
    ["EUROPEAN_HANDICAP", [...goalSports, 7, 8, 19, 30, 42]],
    ["DRAW_NO_BET", [...goalSports, 7, 8, 19, 30, 42]],
  ] as const)("[C3.12] offer %s where the sport's way to score allows it, and nowhere else", (betType, sportIds) => {
    const offering = sports.filter(({ id }) => {
      const { odds } = bettingOf(id);
      return [...odds.prematch, ...odds.live].includes(betType);
    });
    expect(offering.map(({ id }) => id)).toEqual(sportIds.toSorted((a, b) => a - b));
  });

  it("[C3.12] offer the winner beside the draw where extra time may follow, and alone in every sport without a draw", () => {
    const withWinner = sports.filter(({ id }) => listsOf(bettingOf(id))[2]?.includes("HOME_AWAY")).map(({ id }) => id);
    const drawAlone = [1, 7, 8, 11, 19, 30, 42];
    expect(withWinner).toEqual(sports.map(({ id }) => id).filter((id) => !drawAlone.includes(id)));
  });

  it("[C3.12] stay open during the game only where its score moves them", () => {
    const moved = ["HOME_DRAW_AWAY", "HOME_AWAY", "OVER_UNDER", "ASIAN_HANDICAP", "DOUBLE_CHANCE", "NEXT_GOAL"];
    const others = (id: number) => bettingOf(id).odds.live.filter((betType) => !moved.includes(betType));
    for (const { id } of sports.filter(({ duel }) => duel))
      expect(others(id)).toEqual(others(id).length ? ["BOTH_TEAMS_TO_SCORE"] : []);
    const live = (betType: BetType) =>
      sports.filter(({ id }) => bettingOf(id).odds.live.includes(betType)).map(({ id }) => id);
    expect(live("NEXT_GOAL")).toEqual(goalSports.toSorted((a, b) => a - b));
    expect(sports.filter(({ id }) => bettingOf(id).summary.live.includes("NEXT_GOAL")).map(({ id }) => id)).toEqual(
      goalSports.toSorted((a, b) => a - b),
    );
    expect(live("BOTH_TEAMS_TO_SCORE")).toEqual([1, 11]);
    const all = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
    expect(live("OVER_UNDER")).toEqual(all([...goalSports, ...halfSports, ...setSports]));
    expect(live("ASIAN_HANDICAP")).toEqual(all([...goalSports, ...halfSports, ...setSports]));
    expect(live("DOUBLE_CHANCE")).toEqual(all([...goalSports, 7, 8, 19, 30, 42]));
  });

  it("[C3.12] name the first places only in sports without duels", () => {
    for (const { id } of sports) {
      expect(bettingOf(id).odds.prematch.includes("TOP_POSITION_MERGED")).toBe(fieldSports.includes(id));
    }
  });

  it("are unknown for a sport that does not exist", () => {
    expect(toSportBetting(20)).toBeNull();
  });
});
