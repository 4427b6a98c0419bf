import type { Pair } from "../../../../shared/timeline/incident.ts";

/** The score of a pair without another one; null where a side would have less than nothing. */
export function without([home, away]: Pair, taken: Pair): Pair | null {
  const rest: Pair = [home - taken[0], away - taken[1]];
  return rest.every((goals) => goals >= 0) ? rest : null;
}

export const isLevel = ([home, away]: Pair): boolean => home === away;

export const isSamePair = (a: Pair, b: Pair): boolean => a[0] === b[0] && a[1] === b[1];
