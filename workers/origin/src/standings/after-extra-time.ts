import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { Pair } from "../../../../shared/timeline/incident.ts";

/**
 * Whether a game was decided after its regular time (C4.36): in aussie rules when the quarters' points do not add up to
 * the totals, elsewhere when the home side has a full-time score of its own.
 */
export function wentToExtraTime(match: {
  readonly sportId: number;
  readonly score: Pair;
  /** Points of the quarters of regular time, in order. */
  readonly periods: readonly Pair[];
  readonly homeFullTime: number | null;
}): boolean {
  if (match.sportId !== sportIds["aussie-rules"]) return match.homeFullTime !== null;
  const [home, away] = match.periods.reduce<Pair>((sum, period) => [sum[0] + period[0], sum[1] + period[1]], [0, 0]);
  return home !== match.score[0] || away !== match.score[1];
}
