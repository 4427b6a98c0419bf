import { expect, it } from "vitest";
import { winners } from "../timeline/winner.ts";
import { areProven, emptyTally, judgeDay, leastKnownGames, skillOf, strengthChances } from "./judge-day.ts";
import type { Strength, StrengthGame } from "./rate-day.ts";

const day = 20_000;
const counts = { home: 45, draw: 25, away: 30 };
const tally = { ...emptyTally, counts };
const game = (winner: StrengthGame["winner"] = winners.home): StrengthGame => ({
  homeId: "A",
  awayId: "B",
  score: [1, 0],
  winner,
  tournamentId: "T",
  entry: 1500,
});
const sides = (a: number, b: number, games = leastKnownGames) => {
  const of = (value: number): Strength => ({ value, level: 1500, games, day: day - 1 });
  const known = new Map([
    ["A", of(a)],
    ["B", of(b)],
  ]);
  return (id: string) => known.get(id) ?? null;
};

it("makes chances that add up to one, of which none is negative, also between the very unequal", () => {
  for (const difference of [-2000, -300, 0, 120, 2000]) {
    const { home, draw, away } = strengthChances(difference, counts);
    expect(home + draw + away).toBeCloseTo(1);
    expect(Math.min(home, draw, away)).toBeGreaterThanOrEqual(0);
  }
  const [equal, unequal] = [strengthChances(0, counts), strengthChances(400, counts)];
  expect(equal.draw).toBeGreaterThan(unequal.draw);
  expect(unequal.home).toBeGreaterThan(0.8);
});

it("has no draws where none was played", () => {
  expect(strengthChances(0, { home: 5000, draw: 1, away: 5000 }).draw).toBeLessThan(0.001);
});

it("foretells only games of two sides that have played often enough, and counts the outcomes of all", () => {
  const unknown = judgeDay(day, [game(), game(winners.draw)], sides(1500, 1500, leastKnownGames - 1), tally);
  expect(unknown).toMatchObject({ forecasts: 0, ours: 0, counts: { home: 46, draw: 26, away: 30 } });
  expect(judgeDay(day, [game()], () => null, tally).forecasts).toBe(0);
  expect(judgeDay(day, [game()], sides(1500, 1500), tally).forecasts).toBe(1);
});

it("foretells a day's games from the shares before it, so their order does not matter", () => {
  const games = [game(), game(winners.away), game(winners.draw)];
  const one = judgeDay(day, games, sides(1600, 1450), tally);
  const other = judgeDay(day, games.toReversed(), sides(1600, 1450), tally);
  expect(other.base).toBeCloseTo(one.base);
  expect(other.ours).toBeCloseTo(one.ours);
});

it("proves strengths by many games that they foretold better than the shares of outcomes, beyond luck", () => {
  /** A wins four games of five, at home and away. */
  const many = (count: number, a: number, b: number) => {
    const games = Array.from({ length: count }, (_, at) => {
      const winner = at % 10 < 4 || at % 10 === 9 ? winners.home : winners.away;
      return at % 10 < 5 ? game(winner) : { ...game(winner), homeId: "B", awayId: "A" };
    });
    return judgeDay(day, games, sides(a, b), tally);
  };
  expect(areProven(many(400, 1650, 1450))).toBe(true);
  expect(areProven(many(150, 1650, 1450)), "too few").toBe(false);
  expect(areProven(many(400, 1400, 1600)), "worse than the shares").toBe(false);
  const { ours, base, margin } = skillOf(many(400, 1650, 1450));
  expect(ours).toBeLessThan(base);
  expect(margin).toBeGreaterThan(0);
});
