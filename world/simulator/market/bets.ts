import type { BetType } from "../../../shared/betting/bet-types.ts";
import { chanceAbove, type Distribution } from "./distribution.ts";
import type { Forecast } from "./forecast.ts";

/** One of the outcomes of a bet, and how likely it is; stakes that would be given back are left out of the chance. */
export type OutcomeChance = { readonly code: string; readonly chance: number };

/** A kind of bet: the lines on which it is worth offering ("" where it has none), and its outcomes on each. */
type Bet = {
  readonly lines: (forecast: Forecast) => readonly string[];
  /** Empty where the forecast has no chances for the bet. */
  readonly outcomes: (forecast: Forecast, line: string) => readonly OutcomeChance[];
};

/** Lines on either side of the even one. */
const linesEachSide = 3;
/** Bets close where one outcome is all but certain. */
const leastLineChance = 0.06;
/** Correct scores with a smaller chance are not offered. */
const leastScoreChance = 0.004;

export const bets: Readonly<Record<Exclude<BetType, "TOP_POSITION_MERGED">, Bet>> = {
  HOME_DRAW_AWAY: withoutLine(({ result }) => threeWay(...result)),
  HOME_AWAY: withoutLine((forecast) => twoWay(homeOnTop(forecast))),
  TO_QUALIFY: withoutLine((forecast) => twoWay(homeOnTop(forecast))),
  DOUBLE_CHANCE: withoutLine(({ result: [home, level, away] }) => [
    { code: "1X", chance: home + level },
    { code: "12", chance: home + away },
    { code: "X2", chance: level + away },
  ]),
  DRAW_NO_BET: withoutLine(({ result: [home, , away] }) => twoWay(home / (home + away))),
  OVER_UNDER: {
    lines: ({ totals }) => (totals === null ? [] : linesOf(totals, 1, (line) => chanceAbove(totals, line))),
    outcomes({ totals }, line) {
      if (totals === null) return [];
      const over = chanceAbove(totals, Number(line));
      return eitherOf("over", "under", over);
    },
  },
  ASIAN_HANDICAP: {
    // In sports with few goals, lines in quarters of a goal matter.
    lines: ({ leads, next }) =>
      leads === null
        ? []
        : linesOf(leads, next === null ? 1 : 0.25, (lead) => covers(leads, -lead)).map((lead) =>
            toLineText(-Number(lead)),
          ),
    outcomes: ({ leads }, line) => (leads === null ? [] : twoWay(covers(leads, Number(line)))),
  },
  EUROPEAN_HANDICAP: {
    lines({ leads }) {
      if (leads === null) return [];
      const step = Math.max(1, Math.round(deviationOf(leads) / 2));
      return [-2, -1, 1, 2].map((steps) => toLineText(steps * step));
    },
    outcomes({ leads }, line) {
      if (leads === null) return [];
      const home = chanceAbove(leads, -Number(line));
      const notAway = chanceAbove(leads, -Number(line) - 1);
      return threeWay(home, notAway - home, 1 - notAway);
    },
  },
  BOTH_TEAMS_TO_SCORE: withoutLine(({ scores }) => {
    if (scores === null) return [];
    const yes = scores().reduce((sum, { home, away, chance }) => (home > 0 && away > 0 ? sum + chance : sum), 0);
    return eitherOf("yes", "no", yes);
  }),
  ODD_OR_EVEN: withoutLine(({ totals }) => {
    if (totals === null) return [];
    const odd = totals.reduce((sum, [value, chance]) => (value % 2 === 0 ? sum : sum + chance), 0);
    return eitherOf("odd", "even", odd);
  }),
  CORRECT_SCORE: withoutLine(({ scores }) =>
    (scores?.() ?? [])
      .filter(({ chance }) => chance >= leastScoreChance)
      .toSorted((a, b) => a.home - b.home || a.away - b.away)
      .map(({ home, away, chance }) => ({ code: `${home}:${away}`, chance })),
  ),
  HALF_FULL_TIME: withoutLine(({ halfThenFull }) =>
    (halfThenFull?.() ?? []).map((chance, way) => ({
      code: `${sides[Math.floor(way / 3)]}/${sides[way % 3]}`,
      chance,
    })),
  ),
  NEXT_GOAL: {
    lines: ({ next }) => (next === null ? [] : [String(next.number)]),
    outcomes({ next }, line) {
      if (next === null || String(next.number) !== line) return [];
      const [home, none, away] = next.chances;
      return [
        { code: "1", chance: home },
        { code: "none", chance: none },
        { code: "2", chance: away },
      ];
    },
  },
};

const sides = ["1", "X", "2"];

const eitherOf = (first: string, second: string, chance: number): readonly OutcomeChance[] => [
  { code: first, chance },
  { code: second, chance: 1 - chance },
];
const twoWay = (home: number) => eitherOf("1", "2", home);
const threeWay = (home: number, level: number, away: number): readonly OutcomeChance[] =>
  [home, level, away].map((chance, index) => ({ code: sides[index] ?? "", chance }));

function withoutLine(outcomesOf: (forecast: Forecast) => readonly OutcomeChance[]): Bet {
  return { lines: () => [""], outcomes: outcomesOf };
}

const homeOnTop = ({ result: [home, level], homeWhenLevel }: Forecast) => home + level * homeWhenLevel;

/**
 * Returns the chance that a lead, with a handicap given, wins its bet: a level result returns the stake, and a quarter line
 * is half a bet on each of the neighbouring lines.
 */
function covers(leads: Distribution, handicap: number): number {
  const isQuarter = !Number.isInteger(handicap * 2);
  const parts = isQuarter ? [handicap - 0.25, handicap + 0.25] : [handicap];
  let won = 0;
  let lost = 0;
  for (const part of parts) {
    // Iterates without destructuring: a list is quoted line by line, thousands of times.
    for (const each of leads) {
      if (each[0] + part > 0) won += each[1];
      else if (each[0] + part < 0) lost += each[1];
    }
  }
  return won / (won + lost);
}

/** Lists lines around the one at which both sides are about even, `step` units of the game or more apart. */
function linesOf(distribution: Distribution, step: number, chanceAt: (line: number) => number): readonly string[] {
  const wide = step < 1 ? step : Math.max(step, Math.round(deviationOf(distribution) / 3));
  const first = (distribution[0]?.[0] ?? 0) + 0.5;
  const last = distribution.at(-1)?.[0] ?? 0;
  let even = first;
  let nearest = Infinity;
  for (let line = first; line <= last; line += step) {
    const chance = chanceAt(line);
    if (Math.abs(chance - 0.5) < nearest) [even, nearest] = [line, Math.abs(chance - 0.5)];
    // A higher line is less likely still.
    else if (chance < 0.5) break;
  }
  return Array.from({ length: 2 * linesEachSide + 1 }, (_, index) => even + (index - linesEachSide) * wide)
    .filter((line) => Math.min(chanceAt(line), 1 - chanceAt(line)) >= leastLineChance)
    .map(toLineText);
}

function deviationOf(distribution: Distribution): number {
  const mean = distribution.reduce((sum, [value, chance]) => sum + value * chance, 0);
  return Math.sqrt(distribution.reduce((sum, [value, chance]) => sum + (value - mean) ** 2 * chance, 0));
}

/** Never "-0". */
const toLineText = (line: number) => String(line === 0 ? 0 : line);
