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

/**
 * The goals that each side scores in 90 minutes on average, from its goals scored and the other side's goals conceded, each compared
 * with the average side and mixed with it, so that a side of which little is known is nearly average. Prices play no part.
 */
export function goalRates(
  ofHome: readonly PastGame[],
  ofAway: readonly PastGame[],
  isNeutral = false,
  model: WinProbabilityModel = winProbabilityModel,
): Pair {
  const usual = (where: PastGame["where"]) =>
    where === "home" ? model.homeGoals : where === "away" ? model.awayGoals : (model.homeGoals + model.awayGoals) / 2;
  const [home, away] = [strengthOf(ofHome, usual, model), strengthOf(ofAway, usual, model)];
  const [homeWhere, awayWhere] = isNeutral ? (["neutral", "neutral"] as const) : (["home", "away"] as const);
  return [usual(homeWhere) * home.attack * away.defence, usual(awayWhere) * away.attack * home.defence];
}

const otherEnd = { home: "away", away: "home", neutral: "neutral" } as const;

/** 1 is average; a defence of 0.8 concedes four fifths of the usual goals. */
function strengthOf(
  games: readonly PastGame[],
  usual: (where: PastGame["where"]) => number,
  { priorGoals, halfLifeDays }: WinProbabilityModel,
): { readonly attack: number; readonly defence: number } {
  let [scored, conceded, usuallyScored, usuallyConceded] = [priorGoals, priorGoals, priorGoals, priorGoals];
  for (const game of games) {
    const weight = 0.5 ** (game.ageDays / halfLifeDays);
    scored += weight * game.scored;
    conceded += weight * game.conceded;
    usuallyScored += weight * usual(game.where);
    usuallyConceded += weight * usual(otherEnd[game.where]);
  }
  return { attack: scored / usuallyScored, defence: conceded / usuallyConceded };
}
