import { winnerByScore, winners, type Winner } from "../../../../shared/sports/results/winner.ts";
import type { Pair } from "../../../../shared/timeline/incident.ts";

/** A finished game as a table counts it. */
export type StandingsGame = {
  readonly homeId: string;
  readonly awayId: string;
  /** Goals, points, or sets; extra time counts, a shoot-out does not. */
  readonly score: Pair;
  /** The side that won after regular time: in extra time, a shoot-out or a deciding set. */
  readonly lateWinner?: 1 | 2;
  /** Where the score does not tell who won: a bout, a retirement, a walkover. */
  readonly winner?: Winner;
  /** Tries, where a bonus hangs on them. */
  readonly tries?: Pair;
};

export type DatedGame = StandingsGame & { readonly startSeconds: number };

export const gameWinner = (game: StandingsGame): Winner => game.lateWinner ?? game.winner ?? winnerByScore(game.score);

/** A game as one of its two sides sees it. */
export type GameView = {
  readonly scored: number;
  readonly conceded: number;
  readonly outcome: "win" | "draw" | "loss";
  readonly isLate: boolean;
  readonly tries: number;
  readonly triesConceded: number;
};

export function viewFrom(game: StandingsGame, side: 1 | 2): GameView {
  const winner = gameWinner(game);
  const [own, other] = side === 1 ? ([0, 1] as const) : ([1, 0] as const);
  return {
    scored: game.score[own],
    conceded: game.score[other],
    outcome: winner === winners.draw ? "draw" : winner === side ? "win" : "loss",
    isLate: game.lateWinner !== undefined,
    tries: game.tries?.[own] ?? 0,
    triesConceded: game.tries?.[other] ?? 0,
  };
}
