import type { Pair } from "../../../shared/timeline/incident.ts";
import { chanceAbove, chanceAt, leadOfGoals, poisson, shifted, tally, type Distribution } from "./distribution.ts";

/** How a game, or its first half, may still end: every market is a view of it, so that no two contradict each other. */
export type Forecast = {
  /** Chances that home wins, that it ends level, and that away wins. */
  readonly result: readonly [home: number, level: number, away: number];
  /** The chance that home wins where play continues after a level score. */
  readonly homeWhenLevel: number;
  /** Home's lead at the end; null where a win has no margin to bet on. */
  readonly leads: Distribution | null;
  /** Points, goals or sets of both; null where nothing is counted. */
  readonly totals: Distribution | null;
  /** Every score that it may end with, where they are few enough to be named. */
  readonly scores: (() => readonly ScoreChance[]) | null;
  /** Chances of the nine ways from half-time to the end: 1/1, 1/X, 1/2, X/1 …; null where they are not forecast. */
  readonly halfThenFull: (() => readonly number[]) | null;
  /** The number of the next goal, and the chances of each side or neither to score it; null in sports with too many points for such bets. */
  readonly next: {
    readonly number: number;
    readonly chances: readonly [home: number, none: number, away: number];
  } | null;
};

export type ScoreChance = { readonly home: number; readonly away: number; readonly chance: number };

/** A game of few goals: from now on both sides score as Poisson processes with these means. */
export function ofGoals(means: Pair, score: Pair, homeWhenLevel: number): Forecast {
  const leads = shifted(leadOfGoals(means), score[0] - score[1]);
  const both = means[0] + means[1];
  const none = Math.exp(-both);
  const home = (1 - none) * (means[0] / both);
  return {
    ...nothing,
    result: toResult(leads),
    homeWhenLevel,
    leads,
    // The sum of two Poisson processes is one with the sum of their means.
    totals: shifted(poisson(both), score[0] + score[1]),
    scores: () => scoresOfGoals(means, score),
    next: { number: score[0] + score[1] + 1, chances: [home, none, 1 - none - home] },
  };
}

function scoresOfGoals([homeMean, awayMean]: Pair, score: Pair): readonly ScoreChance[] {
  const away = poisson(awayMean);
  return poisson(homeMean).flatMap(([h, homeChance]) =>
    away.map(([a, chance]) => ({ home: score[0] + h, away: score[1] + a, chance: homeChance * chance })),
  );
}

/** A game for which the chance of every final score is known. */
export function ofScores(scores: readonly ScoreChance[]): Forecast {
  const leads = tally(scores, ({ home, away }) => home - away);
  const totals = tally(scores, ({ home, away }) => home + away);
  return { ...nothing, result: toResult(leads), leads, totals, scores: () => scores };
}

/** A game of many points: only the lead and the sum are forecast. */
export const ofPoints = (leads: Distribution, totals: Distribution, homeWhenLevel: number): Forecast => ({
  ...nothing,
  result: toResult(leads),
  homeWhenLevel,
  leads,
  totals,
});

/** A game of which only the winner can be forecast. */
export const ofWinner = (home: number): Forecast => ({ ...nothing, result: [home, 0, 1 - home] });

/** The same game as the last leg of a tie, with home's lead on aggregate before it. */
export function inTie(forecast: Forecast, ahead: number): Forecast {
  if (forecast.leads === null) return forecast;
  const leads = shifted(forecast.leads, ahead);
  return { ...forecast, leads, result: toResult(leads) };
}

/** The nine ways from one half's lead to the whole game's, with a second half that is independent of the first. */
export function toHalfThenFull(first: Distribution, second: Distribution): readonly number[] {
  const ways = Array.from({ length: 9 }, () => 0);
  for (const [half, halfChance] of first) {
    for (const [later, chance] of second) {
      const way = sideOf(half) * 3 + sideOf(half + later);
      ways[way] = (ways[way] ?? 0) + halfChance * chance;
    }
  }
  return ways;
}

/** 0 home leads, 1 level, 2 away leads. */
const sideOf = (lead: number) => (lead > 0 ? 0 : lead === 0 ? 1 : 2);

function toResult(leads: Distribution): Forecast["result"] {
  const home = chanceAbove(leads, 0);
  const level = chanceAt(leads, 0);
  return [home, level, Math.max(0, 1 - home - level)];
}

const nothing = { homeWhenLevel: 0.5, leads: null, totals: null, scores: null, halfThenFull: null, next: null };
