import type { Pair } from "../../timeline/incident.ts";
import type { WinProbability } from "./win-probability.ts";

export type Outcome = keyof WinProbability;

/** In the order of the ranked probability score: a draw lies between the two wins. */
export const outcomes: readonly Outcome[] = ["home", "draw", "away"];

export const outcomeOf = ([home, away]: Pair): Outcome => (home > away ? "home" : home === away ? "draw" : "away");

/** The squares of what the three chances miss by, added up: 0 is perfect, 2 the worst. */
export const brierOf = (chances: WinProbability, outcome: Outcome): number =>
  outcomes.reduce((sum, each) => sum + (chances[each] - (each === outcome ? 1 : 0)) ** 2, 0);

/**
 * The ranked probability score: the mean square of what the chances of "home" and of "home or draw" miss by, from 0 (perfect) to 1.
 * A wrong winner costs more than a wrong draw.
 */
export function rankedProbabilityOf({ home, away }: WinProbability, outcome: Outcome): number {
  const wonHome = outcome === "home" ? 1 : 0;
  const wonAway = outcome === "away" ? 1 : 0;
  return ((home - wonHome) ** 2 + (away - wonAway) ** 2) / 2;
}
