import type { Pair } from "../../timeline/incident.ts";
import { winProbabilityModel, type WinProbabilityModel } from "./win-probability-model.ts";

/** Chances from 0 to 1 that add up to 1. */
export type WinProbability = { readonly home: number; readonly draw: number; readonly away: number };

/** A match as far as it has been played. */
export type MatchPosition = {
  readonly score: Pair;
  readonly redCards: Pair;
  /** The part of its goals that is usually still to come: `goalsToCome`. */
  readonly toCome: number;
};

/** The game's clock: `minute` counts from the kick-off of the current period. */
export type PlayedTime = { readonly period: 1 | 2 | 3; readonly minute: number };

/** Each half with its usual added time, in minutes. Extra time has its own length. */
const halfMinutes: Pair = [47, 49];
const extraMinutes = 30;
const regularMinutes = 90;
/** While a half runs on beyond its usual end, there is still this much of it to play. */
const leastMinutes = 0.5;

/** The share of a match's goals that is still to come. In extra time (period 3), the rest of extra time as a share of 90 minutes. */
export function goalsToCome(
  { period, minute }: PlayedTime,
  { late }: WinProbabilityModel = winProbabilityModel,
): number {
  if (period === 3) return Math.max(leastMinutes, extraMinutes - minute) / regularMinutes;
  const [first, second] = halfMinutes;
  const played =
    period === 1 ? Math.min(Math.max(0, minute), first) : first + Math.min(Math.max(0, minute), second - leastMinutes);
  const part = played / (first + second);
  return 1 - part * (1 - late) - part * part * late;
}

/**
 * The probability of each outcome: each side's remaining goals follow a Poisson distribution with the sides' usual rates. In extra time "draw"
 * means that kicks from the spot decide.
 * @param goals each side's average goals in 90 minutes: `goalRates`
 */
export function winProbability(
  goals: Pair,
  { score, redCards, toCome }: MatchPosition,
  { redCardOwn, redCardOther }: WinProbabilityModel = winProbabilityModel,
): WinProbability {
  const [homeReds, awayReds] = redCards;
  const home = poisson(goals[0] * toCome * redCardOwn ** homeReds * redCardOther ** awayReds);
  const away = poisson(goals[1] * toCome * redCardOwn ** awayReds * redCardOther ** homeReds);
  const lead = score[0] - score[1];
  const sums = [0, 0, 0];
  home.forEach((ofHome, homeGoals) =>
    away.forEach((ofAway, awayGoals) => {
      const margin = lead + homeGoals - awayGoals;
      const outcome = margin > 0 ? 0 : margin === 0 ? 1 : 2;
      sums[outcome] = (sums[outcome] ?? 0) + ofHome * ofAway;
    }),
  );
  const [won = 0, drawn = 0, lost = 0] = sums;
  const all = won + drawn + lost;
  return { home: won / all, draw: drawn / all, away: lost / all };
}

const mostGoals = 12;

function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= mostGoals; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}
