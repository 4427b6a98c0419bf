import { sportIds } from "../sport-ids.ts";
import type { Pair } from "../../timeline/incident.ts";

/**
 * Whether a game was decided after its regular time (C4.36): in aussie rules when the quarters' points do not add up to
 * the totals, elsewhere when the home side has a full-time score of its own.
 */
export function wentToExtraTime(game: {
  readonly sportId: number;
  readonly score: Pair;
  /** Points of the quarters of regular time, in order. */
  readonly parts: readonly Pair[];
  readonly homeFullTime: number | null;
}): boolean {
  if (game.sportId !== sportIds["aussie-rules"]) return game.homeFullTime !== null;
  const [home, away] = game.parts.reduce<Pair>((sum, part) => [sum[0] + part[0], sum[1] + part[1]], [0, 0]);
  return home !== game.score[0] || away !== game.score[1];
}
