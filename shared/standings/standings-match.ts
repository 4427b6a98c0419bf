import { winnerByScore, winners, type Winner } from "../timeline/winner.ts";
import type { Pair } from "../timeline/incident.ts";

/** A finished game as a table counts it. */
export type StandingsMatch = {
  readonly homeId: string;
  readonly awayId: string;
  /** Goals, points, or sets; extra time counts, a shoot-out does not. */
  readonly score: Pair;
  /** The side that won after regular time: in extra time, a shoot-out or a deciding set. */
  readonly lateWinner?: 1 | 2;
  /** Whether the late winner won a shoot-out. */
  readonly isShootOut?: true;
  /** The winner, if the score does not show it: after a bout, a retirement or a walkover. */
  readonly winner?: Winner;
  /** The side that led at the end of regular time, if the game went on after it. */
  readonly fullTimeWinner?: Winner;
  /** Tries, where a bonus depends on them. */
  readonly tries?: Pair;
};

export type DatedMatch = StandingsMatch & { readonly startSeconds: number };

export const matchWinner = (match: StandingsMatch): Winner =>
  match.lateWinner ?? match.winner ?? winnerByScore(match.score);

/** A game as one of its two sides sees it. */
export type MatchView = {
  readonly scored: number;
  readonly conceded: number;
  readonly outcome: "win" | "draw" | "loss";
  readonly isLate: boolean;
  readonly isShootOut: boolean;
  readonly tries: number;
  readonly triesConceded: number;
};

export function viewFrom(match: StandingsMatch, side: 1 | 2): MatchView {
  const winner = matchWinner(match);
  const [own, other] = side === 1 ? ([0, 1] as const) : ([1, 0] as const);
  return {
    scored: match.score[own],
    conceded: match.score[other],
    outcome: winner === winners.draw ? "draw" : winner === side ? "win" : "loss",
    isLate: match.lateWinner !== undefined,
    isShootOut: match.lateWinner !== undefined && match.isShootOut === true,
    tries: match.tries?.[own] ?? 0,
    triesConceded: match.tries?.[other] ?? 0,
  };
}
