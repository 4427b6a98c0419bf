import { expect, it } from "vitest";
import { winnerByScore } from "../timeline/winner.ts";
import { emptyTally } from "./judge-day.ts";
import type { StrengthGame } from "./rate-day.ts";
import { createStrengthBook } from "./strength-book.ts";
import { strengthModelOf } from "./strength-model.ts";

const model = strengthModelOf(1);
const open = () => createStrengthBook({ strengths: new Map(), entrants: [], tally: emptyTally }, model);
const game = (homeId: string, awayId: string, home: number, away: number, more: Partial<StrengthGame> = {}) => ({
  homeId,
  awayId,
  score: [home, away] as const,
  winner: winnerByScore([home, away]),
  tournamentId: "first",
  entry: 1500,
  ...more,
});

it("goes on from a day only when that is settled", () => {
  const book = open();
  const games = [game("A", "B", 3, 0)];
  const [once, twice] = [book.rate(10, games), book.rate(10, games)];
  expect(twice).toEqual(once);
  book.settle(once);
  expect(book.rate(11, games).strengths.get("A")?.games).toBe(2);
});

it("lets a newcomer begin with the mean of those who have played in its competition lately", () => {
  const book = open();
  book.settle(book.rate(10, [game("A", "B", 1, 0, { entry: 1350 })]));
  book.settle(book.rate(11, [game("A", "C", 4, 0, { tournamentId: "other" })]));
  const mean = book.rate(12, [game("D", "X", 0, 0)]).strengths.get("D")?.level;
  // B has lost what A won on the first day; A has won more elsewhere since.
  const [a, b] = ["A", "B"].map((id) => book.rate(12, [game(id, "Y", 0, 0)]).strengths.get(id)?.level);
  expect([a, b]).toEqual([1350, 1350]);
  expect(mean).toBeGreaterThan(1350);
  expect(book.rate(900, [game("D", "X", 0, 0)]).strengths.get("D")?.level, "nobody is left").toBe(1500);
});

it("lets a promoted side carry its strength on", () => {
  const book = open();
  book.settle(book.rate(10, [game("A", "B", 5, 0, { entry: 1350, tournamentId: "second" })]));
  const before = book.rate(11, [game("A", "Z", 0, 0)]).strengths.get("A");
  expect(before?.level).toBe(1350);
  expect(before?.games).toBe(2);
});

it("goes on from what was known as if it had read all days itself", () => {
  const days = [
    [game("A", "B", 2, 1), game("C", "D", 0, 0)],
    [game("B", "C", 1, 3), game("D", "A", 0, 2)],
  ];
  const whole = open();
  const rated = days.map((games, at) => {
    const day = whole.rate(10 + at, games);
    whole.settle(day);
    return day;
  });
  const strengths = new Map(rated.flatMap((day) => [...day.strengths]));
  const entrants = ["A", "B", "C", "D"].map((id) => ({ tournamentId: "first", id, day: 11 }));
  const later = createStrengthBook({ strengths, entrants, tally: rated[1]?.tally ?? emptyTally }, model);
  const next = [game("A", "C", 1, 1), game("E", "B", 0, 1)];
  expect(later.rate(20, next)).toEqual(whole.rate(20, next));
});
