import type { Pair, Result } from "../../../shared/timeline/incident.ts";
import type { Resolved } from "../../../shared/timeline/resolve-result.ts";
import type { ParsedGoal } from "../parsed-match.ts";
import { settleResult } from "../settle-result.ts";
import { countGoals, isWithin } from "./goals-text.ts";

/**
 * Adds scores that the source leaves out but that follow from its goals: half-time, and regular time before extra time.
 * @returns the result, or the reason, in words, why there is none
 */
export function mendResult(score: Result | null, goals: readonly ParsedGoal[] | null): Resolved | null | string {
  if (score === null) return null;
  const isScoreless = (score.extraTime ?? score.fullTime)?.every((count) => count === 0) === true;
  const known = goals ?? (isScoreless ? [] : null);
  const after = (minutes: number): Pair | null =>
    known === null ? null : countGoals(known.filter((goal) => isWithin(goal, minutes)));
  const fullTime = score.fullTime ?? (score.extraTime === null ? null : after(90));
  const mended = { ...score, fullTime, halfTime: score.halfTime ?? (fullTime === null ? null : after(45)) };
  // The score after 90 minutes is unknown, so the final score is the only one.
  if (mended.extraTime !== null && fullTime === null) {
    return { result: { ...mended, fullTime: mended.extraTime, extraTime: null }, dropped: [] };
  }
  return settleResult(mended);
}
