import { assert as check, double, integer, property, record, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { goalRates } from "./goal-rates.ts";
import { goalsToCome, winProbability } from "./win-probability.ts";

const rate = double({ min: 0.1, max: 4, noNaN: true });
const few = integer({ min: 0, max: 5 });
const reds = integer({ min: 0, max: 2 });
const part = double({ min: 0, max: 1, noNaN: true });
const position = record({ score: tuple(few, few), redCards: tuple(reds, reds), toCome: part });

describe("the chances of a match", () => {
  it("add up to 1", () => {
    check(
      property(rate, rate, position, (home, away, at) => {
        const chances = winProbability([home, away], at);
        expect(chances.home + chances.draw + chances.away).toBeCloseTo(1, 9);
      }),
    );
  });

  it("are those of the other side when both sides are swapped", () => {
    check(
      property(rate, rate, position, (home, away, at) => {
        const chances = winProbability([home, away], at);
        const swapped = winProbability([away, home], {
          score: [at.score[1], at.score[0]],
          redCards: [at.redCards[1], at.redCards[0]],
          toCome: at.toCome,
        });
        expect(swapped.home).toBeCloseTo(chances.away, 9);
        expect(swapped.draw).toBeCloseTo(chances.draw, 9);
      }),
    );
  });

  it("never fall for a side that scores, nor rise for one that loses a player", () => {
    check(
      property(rate, rate, position, (home, away, at) => {
        const before = winProbability([home, away], at);
        const scored = winProbability([home, away], { ...at, score: [at.score[0] + 1, at.score[1]] });
        const sentOff = winProbability([home, away], { ...at, redCards: [at.redCards[0] + 1, at.redCards[1]] });
        expect(scored.home).toBeGreaterThanOrEqual(before.home - 1e-9);
        expect(scored.away).toBeLessThanOrEqual(before.away + 1e-9);
        expect(sentOff.home).toBeLessThanOrEqual(before.home + 1e-9);
      }),
    );
  });

  it("are certain when nothing is to come", () => {
    const at = { redCards: [0, 0], toCome: 0 } as const;
    expect(winProbability([1.5, 1.2], { ...at, score: [2, 1] })).toEqual({ home: 1, draw: 0, away: 0 });
    expect(winProbability([1.5, 1.2], { ...at, score: [1, 1] })).toEqual({ home: 0, draw: 1, away: 0 });
  });
});

describe("the goals to come", () => {
  it("are all at kick-off, fewer with each minute, more than half at half-time, and some as long as it is played", () => {
    const minutes = Array.from({ length: 50 }, (_, minute) => minute);
    const all = [
      ...minutes.slice(0, 48).map((minute) => goalsToCome({ period: 1, minute })),
      ...minutes.slice(1).map((minute) => goalsToCome({ period: 2, minute })),
    ];
    expect(all[0]).toBe(1);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(goalsToCome({ period: 2, minute: 0 })).toBeGreaterThan(0.52);
    expect(goalsToCome({ period: 2, minute: 60 })).toBeGreaterThan(0);
    expect(goalsToCome({ period: 3, minute: 0 })).toBeCloseTo(1 / 3);
  });
});

describe("the goals that sides score on average", () => {
  const game = { scored: 3, conceded: 0, where: "home", ageDays: 7 } as const;
  const games = Array.from({ length: 10 }, () => game);

  it("are the usual ones for sides of which nothing is known, level on neutral ground", () => {
    const [home, away] = goalRates([], []);
    expect(home).toBeGreaterThan(away);
    const [one, other] = goalRates([], [], true);
    expect(one).toBe(other);
  });

  it("are more for a side that scored more, and fewer against one that conceded fewer", () => {
    const [usualHome, usualAway] = goalRates([], []);
    const [home, away] = goalRates(games, []);
    expect(home).toBeGreaterThan(usualHome * 1.3);
    expect(away).toBeLessThan(usualAway * 0.7);
  });

  it("count old games for less", () => {
    const old = games.map((each) => ({ ...each, ageDays: 3000 }));
    expect(goalRates(old, [])[0]).toBeLessThan(goalRates(games, [])[0]);
  });
});
