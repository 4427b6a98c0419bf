import type { Pair } from "../../timeline/incident.ts";
import { winProbabilityModel, type WinProbabilityModel } from "./win-probability-model.ts";

/** A game that a side has played before the match. */
export type PastGame = {
  readonly scored: number;
  readonly conceded: number;
  readonly where: "home" | "away" | "neutral";
  /** Before the match; the older, the less it counts. */
  readonly ageDays: number;
};

/** What a side's past says of it: 1 is average; a defence of 0.8 concedes four fifths of the usual goals. */
export type SideStrength = { readonly attack: number; readonly defence: number };

/**
 * The goals that each side scores in 90 minutes on average, from its goals scored and the other side's goals conceded, each compared
 * with the average side and mixed with it, so that a side of which little is known is nearly average. Prices play no part.
 */
export const goalRates = (
  ofHome: readonly PastGame[],
  ofAway: readonly PastGame[],
  isNeutral = false,
  model: WinProbabilityModel = winProbabilityModel,
): Pair => ratesBetween(sideStrength(ofHome, model), sideStrength(ofAway, model), isNeutral, model);

/** The goals that two sides score in 90 minutes on average when they meet. */
export function ratesBetween(
  home: SideStrength,
  away: SideStrength,
  isNeutral = false,
  model: WinProbabilityModel = winProbabilityModel,
): Pair {
  const [homeWhere, awayWhere] = isNeutral ? (["neutral", "neutral"] as const) : (["home", "away"] as const);
  return [
    usualGoals(homeWhere, model) * home.attack * away.defence,
    usualGoals(awayWhere, model) * away.attack * home.defence,
  ];
}

const usualGoals = (where: PastGame["where"], { homeGoals, awayGoals }: WinProbabilityModel): number =>
  where === "home" ? homeGoals : where === "away" ? awayGoals : (homeGoals + awayGoals) / 2;

const otherEnd = { home: "away", away: "home", neutral: "neutral" } as const;

export function sideStrength(
  games: readonly PastGame[],
  model: WinProbabilityModel = winProbabilityModel,
): SideStrength {
  const { priorGoals, halfLifeDays } = model;
  let [scored, conceded, usuallyScored, usuallyConceded] = [priorGoals, priorGoals, priorGoals, priorGoals];
  for (const game of games) {
    const weight = 0.5 ** (game.ageDays / halfLifeDays);
    scored += weight * game.scored;
    conceded += weight * game.conceded;
    usuallyScored += weight * usualGoals(game.where, model);
    usuallyConceded += weight * usualGoals(otherEnd[game.where], model);
  }
  return { attack: scored / usuallyScored, defence: conceded / usuallyConceded };
}
