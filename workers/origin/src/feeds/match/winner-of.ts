import { winnerByScore, winners } from "../../../../../shared/timeline/winner.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";

/** The winner of a game in the end: as a fact states it, else by the shoot-out, else by the score. */
export function winnerOf({ facts, shootOut, score }: EventState): 0 | 1 | 2 {
  const { winner } = facts ?? {};
  if (winner === 1 || winner === 2) return winner;
  const byScore = winnerByScore(shootOut ?? score);
  return byScore === winners.unknown ? winners.draw : byScore;
}
