import type { LocalClock } from "../../time/local-clock.ts";
import {
  addGame,
  addTournament,
  regroup,
  removeGame,
  removeTournament,
  type ChangeOutcome,
  type Followable,
} from "./change-games.ts";
import { defaultGroup } from "./my-games-limits.ts";
import type { MyGames } from "./my-games.ts";

/** What a visitor does to the favourites. */
export type FavouriteCommand =
  | { readonly type: "add"; readonly game: Followable; readonly group?: string }
  | { readonly type: "remove"; readonly key: string; readonly group?: string }
  /** `isOfMyTeams`: one of the sides is a team that the visitor follows; it counts in myfs mode alone. */
  | { readonly type: "toggle"; readonly game: Followable; readonly isOfMyTeams: boolean; readonly group?: string }
  | { readonly type: "regroup"; readonly key: string; readonly groups: readonly string[] }
  /** The first `maxEvents` of a tournament's games, or of any other list. */
  | { readonly type: "add-many"; readonly games: readonly Followable[]; readonly maxEvents: number }
  | { readonly type: "remove-many"; readonly keys: readonly string[] }
  /** All games of a league: added unless all of them are there already. */
  | { readonly type: "toggle-league"; readonly games: readonly Followable[]; readonly maxEvents: number }
  /** A tournament without duels, as a whole. */
  | { readonly type: "toggle-tournament"; readonly tournament: Followable };

/** `myfs` is the page of the visitor's own teams and games; it can do less than the lists. */
export type FavouritesMode = "lists" | "myfs";

export type CommandResult =
  | {
      readonly ok: true;
      readonly state: MyGames;
      /** One for each game that the command named, in their order. */
      readonly outcomes: readonly ChangeOutcome[];
      /** Translation key of the alert that the visitor sees, once per command (C8.01). */
      readonly alert: typeof limitAlert | null;
    }
  | { readonly ok: false; readonly reason: "not-implemented" };

export const limitAlert = "TRANS_MY_GAMES_LIMIT_REACHED";

export function applyFavouriteCommand(
  state: MyGames,
  command: FavouriteCommand,
  clock: LocalClock,
  mode: FavouritesMode = "lists",
): CommandResult {
  if (mode === "myfs" && !isForMyfs(command)) return { ok: false, reason: "not-implemented" };
  const outcomes: ChangeOutcome[] = [];
  let next = state;
  for (const step of toSteps(state, command, mode)) {
    const change = applyStep(next, step, clock);
    next = change.state;
    outcomes.push(change.outcome);
  }
  return { ok: true, state: next, outcomes, alert: outcomes.includes("limit") ? limitAlert : null };
}

/** C8.06 */
function isForMyfs(command: FavouriteCommand): boolean {
  switch (command.type) {
    case "add":
    case "toggle":
      return !command.game.noDuel;
    case "remove":
    case "regroup":
      return true;
    case "add-many":
    case "remove-many":
    case "toggle-league":
    case "toggle-tournament":
      return false;
  }
}

/** Commands are carried out game by game. */
type Step =
  | Extract<FavouriteCommand, { readonly type: "add" | "remove" | "regroup" }>
  | { readonly type: "add-tournament"; readonly tournament: Followable }
  | { readonly type: "remove-tournament"; readonly leagueId: string };

function toSteps(state: MyGames, command: FavouriteCommand, mode: FavouritesMode): readonly Step[] {
  switch (command.type) {
    case "add":
    case "remove":
    case "regroup":
      return [command];
    case "toggle": {
      const { game, group } = command;
      const inGroup = group === undefined ? {} : { group };
      if (!Object.hasOwn(state.games, game.key)) return [{ type: "add", game, ...inGroup }];
      if (mode === "myfs" && command.isOfMyTeams) return [{ type: "regroup", key: game.key, groups: [defaultGroup] }];
      return [{ type: "remove", key: game.key, ...inGroup }];
    }
    case "add-many":
      return command.games.slice(0, command.maxEvents).map((game) => ({ type: "add", game }));
    case "remove-many":
      return command.keys.map((key) => ({ type: "remove", key }));
    case "toggle-league": {
      const games = command.games.slice(0, command.maxEvents);
      return games.every(({ key }) => Object.hasOwn(state.games, key))
        ? command.games.map(({ key }) => ({ type: "remove", key }))
        : games.map((game) => ({ type: "add", game }));
    }
    case "toggle-tournament": {
      const { tournament } = command;
      const { leagueId } = tournament;
      return [
        Object.hasOwn(state.tournaments, leagueId)
          ? { type: "remove-tournament", leagueId }
          : { type: "add-tournament", tournament },
      ];
    }
  }
}

function applyStep(state: MyGames, step: Step, clock: LocalClock) {
  switch (step.type) {
    case "add":
      return addGame(state, step.game, clock, step.group);
    case "remove":
      return removeGame(state, step.key, step.group);
    case "regroup":
      return regroup(state, step.key, step.groups);
    case "add-tournament":
      return addTournament(state, step.tournament, clock);
    case "remove-tournament":
      return removeTournament(state, step.leagueId);
  }
}
