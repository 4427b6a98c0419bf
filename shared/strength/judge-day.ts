import { brierOf, type Outcome } from "../sports/football/forecast-scores.ts";
import type { WinProbability } from "../sports/football/win-probability.ts";
import { winners } from "../timeline/winner.ts";
import { expectedShare, homeAdvantage, strengthOn, type OutcomeCounts } from "./rate-day.ts";
import type { Strength, StrengthGame } from "./rate-day.ts";

/** How well strengths foretold the games before which they were known, and how often each outcome was. */
export type StrengthTally = {
  readonly counts: OutcomeCounts;
  /** Games of which both sides had played enough before. */
  readonly forecasts: number;
  /** Sums of the Brier scores (0 to 2 each) of these forecasts, and of the shares of the outcomes until then. */
  readonly ours: number;
  readonly base: number;
  /** The sum of the squares of the differences between the two. */
  readonly squares: number;
};

/** Before the first game each outcome counts so often, so that none is impossible. */
export const emptyTally: StrengthTally = {
  counts: { home: 5, draw: 1, away: 5 },
  forecasts: 0,
  ours: 0,
  base: 0,
  squares: 0,
};

/** A side of fewer games is too little known to foretell one. */
export const leastKnownGames = 5;
/** Fewer forecasts prove nothing. */
const leastForecasts = 200;
/** Standard errors of a 95 % interval. */
const wide = 1.96;
/** Draws are likeliest between equals: so much likelier than on average. */
const drawsOfEquals = 1.1;

const outcomeOfGame = ({ winner }: StrengthGame): Outcome =>
  winner === winners.home ? "home" : winner === winners.away ? "away" : "draw";

/** The chances of a game's outcomes. @param difference points by which home is stronger, its advantage included */
export function strengthChances(difference: number, { home, draw, away }: OutcomeCounts): WinProbability {
  const share = expectedShare(difference);
  const level = Math.min(0.45, (drawsOfEquals * draw) / (home + draw + away));
  const drawn = level * 4 * share * (1 - share);
  return { home: share - drawn / 2, draw: drawn, away: 1 - share - drawn / 2 };
}

const sharesOf = ({ home, draw, away }: OutcomeCounts): WinProbability => {
  const all = home + draw + away;
  return { home: home / all, draw: draw / all, away: away / all };
};

/** The tally after the games of a day, each foretold from the strengths before it. */
export function judgeDay(
  day: number,
  games: readonly StrengthGame[],
  before: (id: string) => Strength | null,
  tally: StrengthTally,
): StrengthTally {
  const shares = sharesOf(tally.counts);
  const counts = { ...tally.counts };
  let { forecasts, ours, base, squares } = tally;
  for (const game of games) {
    const outcome = outcomeOfGame(game);
    counts[outcome] += 1;
    const [home, away] = [before(game.homeId), before(game.awayId)];
    if (home === null || away === null || Math.min(home.games, away.games) < leastKnownGames) continue;
    const difference = strengthOn(home, day) + homeAdvantage(tally.counts) - strengthOn(away, day);
    const scores = [brierOf(strengthChances(difference, tally.counts), outcome), brierOf(shares, outcome)] as const;
    forecasts += 1;
    ours += scores[0];
    base += scores[1];
    squares += (scores[1] - scores[0]) ** 2;
  }
  return { counts, forecasts, ours, base, squares };
}

/** The mean Brier scores of the forecasts, and the half-width of the 95 % interval of their difference. */
export type StrengthSkill = { readonly ours: number; readonly base: number; readonly margin: number };

export function skillOf({ forecasts, ours, base, squares }: StrengthTally): StrengthSkill {
  const count = Math.max(1, forecasts);
  const gain = (base - ours) / count;
  const variance = Math.max(0, squares / count - gain ** 2);
  return { ours: ours / count, base: base / count, margin: wide * Math.sqrt(variance / count) };
}

/** Whether strengths foretell games better than the shares of the outcomes do, beyond luck. */
export function areProven(tally: StrengthTally): boolean {
  const { ours, base, margin } = skillOf(tally);
  return tally.forecasts >= leastForecasts && base - ours > margin;
}
