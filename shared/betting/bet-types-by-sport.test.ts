import { describe, expect, it } from "vitest";
import { sports } from "../sports/catalogue.ts";
import { toSportBetting } from "./bet-types-by-sport.ts";
import { hasDraw } from "./draw-sports.ts";
import { betTypes, type SportBetting } from "./bet-types.ts";

const fieldSports = [23, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41];
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

  it("[C3.12] name the first places only in sports without duels", () => {
    for (const { id } of sports) {
      expect(bettingOf(id).odds.prematch.includes("TOP_POSITION_MERGED")).toBe(fieldSports.includes(id));
    }
  });

  it("are unknown for a sport that does not exist", () => {
    expect(toSportBetting(20)).toBeNull();
  });
});
