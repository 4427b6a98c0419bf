import { gameWinner } from "./standings-game.ts";
import { winners } from "../../../../shared/sports/results/winner.ts";
import { formOf, type Form } from "./form.ts";
import type { DatedGame } from "./head-to-head.ts";

/** The last games of a participant, newest first, as a table's form column shows them. */
export function recentForm(participantId: string, games: readonly DatedGame[], count = 5): readonly Form[] {
  return games
    .filter((game) => game.homeId === participantId || game.awayId === participantId)
    .toSorted((a, b) => b.startSeconds - a.startSeconds)
    .slice(0, count)
    .flatMap((game) => gameForm(game, game.homeId === participantId ? 1 : 2) ?? []);
}

/** A game from one side's view. One that was decided late was level at full time. */
export const gameForm = (game: DatedGame, side: 1 | 2): Form | null =>
  formOf({
    side,
    winner: gameWinner(game),
    fullTimeWinner: game.lateWinner === undefined ? gameWinner(game) : winners.draw,
    isAfterExtraTime: game.lateWinner !== undefined,
  });
