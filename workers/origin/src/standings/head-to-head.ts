import { gameWinner, type StandingsGame } from "./standings-game.ts";
import { winners } from "../../../../shared/sports/results/winner.ts";

export type DatedGame = StandingsGame & { readonly startSeconds: number };

/** What two participants did against each other; `first` is the one that was asked for first, at home or away. */
export type HeadToHeadSummary = {
  readonly firstWins: number;
  readonly draws: number;
  readonly secondWins: number;
  readonly firstScored: number;
  readonly secondScored: number;
  /** Newest first. */
  readonly games: readonly DatedGame[];
};

export function toHeadToHead(firstId: string, secondId: string, games: readonly DatedGame[]): HeadToHeadSummary {
  const own = games
    .filter((game) => isBetween(game, firstId, secondId))
    .toSorted((a, b) => b.startSeconds - a.startSeconds);
  const isWonBy = (id: string) => (game: DatedGame) => winnerId(game) === id;
  const scoredBy = (id: string) => own.reduce((sum, game) => sum + game.score[game.homeId === id ? 0 : 1], 0);
  return {
    firstWins: own.filter(isWonBy(firstId)).length,
    draws: own.filter((game) => gameWinner(game) === winners.draw).length,
    secondWins: own.filter(isWonBy(secondId)).length,
    firstScored: scoredBy(firstId),
    secondScored: scoredBy(secondId),
    games: own,
  };
}

const isBetween = (game: DatedGame, a: string, b: string): boolean =>
  (game.homeId === a && game.awayId === b) || (game.homeId === b && game.awayId === a);

function winnerId(game: DatedGame): string | null {
  const winner = gameWinner(game);
  if (winner === winners.home) return game.homeId;
  return winner === winners.away ? game.awayId : null;
}
