import type { LocalClock } from "../../time/local-clock.ts";
import {
  addGame,
  addTournament,
  removeGame,
  removeKeptGame,
  removeTournament,
  type Change,
  type ChangeOutcome,
  type Followable,
} from "./change-games.ts";
import type { MyGames } from "./my-games.ts";

/** A star's change to the favourites. */
export type FavouriteCommand =
  | { readonly type: "toggle"; readonly game: Followable; readonly group?: string }
  /** Adds the first `maxEvents` games of a league; removes all of its games where those are there already. */
  | { readonly type: "toggle-league"; readonly games: readonly Followable[]; readonly maxEvents: number }
  /** A tournament without duels, as a whole. */
  | { readonly type: "toggle-tournament"; readonly tournament: Followable };

export type CommandResult = {
  readonly state: MyGames;
  /** One for each game that the command named, in their order. */
  readonly outcomes: readonly ChangeOutcome[];
};

export function applyFavouriteCommand(state: MyGames, command: FavouriteCommand, clock: LocalClock): CommandResult {
  const outcomes: ChangeOutcome[] = [];
  let next = state;
  for (const step of toSteps(state, command, clock)) {
    const change = step(next);
    next = change.state;
    outcomes.push(change.outcome);
  }
  return { state: next, outcomes };
}

/** Commands are carried out game by game. */
type Step = (state: MyGames) => Change;

function toSteps({ games, tournaments }: MyGames, command: FavouriteCommand, clock: LocalClock): readonly Step[] {
  switch (command.type) {
    case "toggle": {
      const { game, group } = command;
      return [
        (state) =>
          Object.hasOwn(games, game.key)
            ? (game.isKept === true ? removeKeptGame : removeGame)(state, game.key, group)
            : addGame(state, game, clock, group),
      ];
    }
    case "toggle-league": {
      const first = command.games.slice(0, command.maxEvents);
      return first.every(({ key }) => Object.hasOwn(games, key))
        ? command.games.map(
            ({ key }): Step =>
              (state) =>
                removeGame(state, key),
          )
        : first.map(
            (game): Step =>
              (state) =>
                addGame(state, game, clock),
          );
    }
    case "toggle-tournament": {
      const { tournament } = command;
      const { leagueId } = tournament;
      return [
        (state) =>
          Object.hasOwn(tournaments, leagueId)
            ? removeTournament(state, leagueId)
            : addTournament(state, tournament, clock),
      ];
    }
  }
}
