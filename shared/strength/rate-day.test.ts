import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { winnerByScore, winners } from "../timeline/winner.ts";
import { expectedShare, homeAdvantage, rateDay, strengthOn, type Strength, type StrengthGame } from "./rate-day.ts";
import { averageStrength, halfLifeDays, restDays, strengthModelOf } from "./strength-model.ts";

const [football, tennis] = [strengthModelOf(1), strengthModelOf(2)];
const even = { home: 5, draw: 1, away: 5 };
const day = 20_000;
const ids = ["A", "B", "C", "D", "E"] as const;

const sideAt = (value: number, games = 50): Strength => ({ value, level: averageStrength, games, day: day - 7 });
const known = new Map<string, Strength>(ids.slice(0, 4).map((id, at) => [id, sideAt(1400 + 70 * at, at * 8)]));
const before = { before: (id: string) => known.get(id) ?? null, entryOf: () => 1450 };
const game = (homeId: string, awayId: string, home: number, away: number): StrengthGame => ({
  homeId,
  awayId,
  score: [home, away],
  winner: winnerByScore([home, away]),
  tournamentId: "T",
  entry: 1450,
});
const rate = (games: readonly StrengthGame[], counts = even, model = football) =>
  rateDay(day, games, before, counts, model);
const startOf = (id: string) => known.get(id)?.value ?? 1450;
const gainOf = (rated: ReadonlyMap<string, Strength>, id: string) => (rated.get(id)?.value ?? 0) - startOf(id);

const anyGame = fc
  .record({
    sides: fc.shuffledSubarray([...ids], { minLength: 2, maxLength: 2 }),
    home: fc.integer({ min: 0, max: 6 }),
    away: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ sides: [one = "A", other = "B"], home, away }) => game(one, other, home, away));

describe("the strengths after a day", () => {
  it("give to one side what they take from the other, whatever was played", () => {
    fc.assert(
      fc.property(fc.array(anyGame, { maxLength: 8 }), (games) => {
        const rated = rate(games);
        const sum = [...rated.keys()].reduce((all, id) => all + gainOf(rated, id), 0);
        expect(sum).toBeCloseTo(0, 8);
      }),
    );
  });

  it("do not depend on the order of the day's games", () => {
    fc.assert(
      fc.property(
        fc
          .array(anyGame, { maxLength: 8 })
          .chain((games) => fc.tuple(fc.constant(games), fc.shuffledSubarray(games, { minLength: games.length }))),
        ([games, shuffled]) => {
          const [one, other] = [rate(games), rate(shuffled)];
          for (const [id, strength] of one) expect(other.get(id)).toEqual(strength);
        },
      ),
    );
  });

  it("raise the winner, and a surprising one by more", () => {
    const [expected, surprising] = [rate([game("D", "A", 1, 0)]), rate([game("A", "D", 1, 0)])];
    expect(gainOf(expected, "D")).toBeGreaterThan(0);
    expect(gainOf(surprising, "A")).toBeGreaterThan(gainOf(expected, "D"));
  });

  it("bring two sides closer that draw", () => {
    const drawn = rate([game("A", "D", 1, 1)]);
    expect(gainOf(drawn, "A")).toBeGreaterThan(0);
    expect(gainOf(drawn, "D")).toBeLessThan(0);
  });

  it("count the margin in football, and nowhere else", () => {
    const gains = (model: typeof football) =>
      [1, 4].map((goals) => gainOf(rate([game("A", "B", goals, 0)], even, model), "A"));
    const [close = 0, clear = 0] = gains(football);
    expect(clear).toBeGreaterThan(1.5 * close);
    const [one, other] = gains(tennis);
    expect(one).toBe(other);
  });

  it("count a home win for less where those at home win more often", () => {
    const usual = gainOf(rate([game("A", "B", 1, 0)]), "A");
    expect(gainOf(rate([game("A", "B", 1, 0)], { home: 60, draw: 10, away: 30 }), "A")).toBeLessThan(usual);
  });

  it("let a newcomer begin with the strength of its competition, and move it further than a known side", () => {
    const rated = rate([game("E", "D", 1, 0)]);
    expect(rated.get("E")).toMatchObject({ level: 1450, games: 1, day });
    const usual = rateDay(day, [game("E", "D", 1, 0)], { ...before, before: () => sideAt(1450) }, even, football);
    expect(gainOf(rated, "E")).toBeGreaterThan(1.2 * ((usual.get("E")?.value ?? 0) - 1450));
  });

  it("let each of two games of a side count from the strength before the day", () => {
    const both = rate([game("A", "B", 2, 0), game("A", "C", 2, 0)]);
    const each = [rate([game("A", "B", 2, 0)]), rate([game("A", "C", 2, 0)])].map((rated) => gainOf(rated, "A"));
    expect(gainOf(both, "A")).toBeCloseTo((each[0] ?? 0) + (each[1] ?? 0), 8);
    expect(both.get("A")?.games).toBe((known.get("A")?.games ?? 0) + 2);
  });
});

describe("a side that pauses", () => {
  const strong = { ...sideAt(1800), day };

  it("keeps its strength for a while, and comes nearer to its level then", () => {
    expect(strengthOn(strong, day + restDays)).toBe(1800);
    expect(strengthOn(strong, day + restDays + halfLifeDays)).toBeCloseTo(1650);
    expect(strengthOn({ ...strong, value: 1200 }, day + restDays + halfLifeDays)).toBeCloseTo(1350);
  });

  it("plays its next game with what is left", () => {
    const rated = rateDay(
      day + restDays + halfLifeDays,
      [{ ...game("X", "Y", 1, 1), winner: winners.draw }],
      {
        before: (id) => (id === "X" ? strong : { ...sideAt(1650), day: day + restDays + halfLifeDays - 3 }),
        entryOf: () => 1500,
      },
      even,
      football,
    );
    expect(rated.get("X")?.value).toBeCloseTo(1650);
  });
});

it("makes 400 points ten to one, and says who is stronger at home by how often those win", () => {
  expect(expectedShare(400)).toBeCloseTo(10 / 11);
  expect(expectedShare(100)).toBeCloseTo(0.64, 2);
  expect(homeAdvantage(even)).toBe(0);
  expect(homeAdvantage({ home: 10, draw: 0, away: 1 })).toBeCloseTo(400);
});
