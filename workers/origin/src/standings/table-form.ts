import { winners } from "../../../../shared/sports/results/winner.ts";
import { formOf, type Form } from "./form.ts";
import type { SeasonGame } from "./season-game.ts";
import { gameWinner, type DatedGame } from "./standings-game.ts";
import type { StandingsScope } from "./tally.ts";

export type FormEntry = { readonly game: SeasonGame; readonly form: Form };
export type TableForm = {
  /** The first game that has not begun. */
  readonly next: SeasonGame | null;
  /** Newest first. */
  readonly last: readonly FormEntry[];
};

/** The next and the last games of everybody, as the form column of a table of that scope shows them. */
export function toForms(
  games: readonly SeasonGame[],
  scope: StandingsScope,
  count: number,
): ReadonlyMap<string, TableForm> {
  const forms = new Map<string, { next: SeasonGame | null; last: FormEntry[] }>();
  const formsOf = (id: string) => {
    const known = forms.get(id);
    if (known !== undefined) return known;
    const fresh = { next: null, last: [] };
    forms.set(id, fresh);
    return fresh;
  };
  for (const season of games.toSorted((a, b) => b.startSeconds - a.startSeconds)) {
    for (const side of sidesIn[scope]) {
      const form = formsOf(season[side === 1 ? "home" : "away"].id);
      // The games come newest first: the last one to set it is the nearest.
      if (season.phase === "coming") form.next = season;
      if (season.phase !== "over" || season.game === null || form.last.length === count) continue;
      const own = gameForm(season.game, side);
      if (own !== null) form.last.push({ game: season, form: own });
    }
  }
  return forms;
}

const sidesIn = { overall: [1, 2], home: [1], away: [2] } as const;

/** A game from one side's view. One that was decided late was level at full time. */
const gameForm = (game: DatedGame, side: 1 | 2): Form | null =>
  formOf({
    side,
    winner: gameWinner(game),
    fullTimeWinner: game.lateWinner === undefined ? gameWinner(game) : winners.draw,
    isAfterExtraTime: game.lateWinner !== undefined,
  });
