import { regroup, type ChangeOutcome, type Followable } from "./change-games.ts";
import { applyFavouriteCommand, type FavouriteCommand } from "./commands.ts";
import { countFavourites, myGamesLimits } from "./my-games-limits.ts";
import type { MyGamesEvent, MyGamesState } from "./my-games-state.ts";
import type { MyGames } from "./my-games.ts";

/** `kept-here`: followed, but the browser stores nothing, so the choice lasts as long as the page. */
export type ToggleOutcome = ChangeOutcome | "kept-here";

/** The button of a game. */
type Star = Pick<HTMLElement, "ariaPressed">;

/** The choices of a visitor. */
export type MyGamesActions = {
  /**
   * Follows or unfollows a game, or a whole tournament, whose key is its league's id. A refusal ("limit", "outside-window")
   * must be shown to the visitor (C8.01).
   * @param group the one that a list shows: a game in several groups is removed only from this one (C4.06)
   */
  readonly toggle: (game: Followable, timeZone: string, group?: string) => ToggleOutcome;
  /**
   * Follows all games of a league's day, or unfollows them where each is followed. Reports only once that there is no room
   * for more (C8.01).
   */
  readonly toggleLeague: (games: readonly Followable[], timeZone: string) => ChangeOutcome;
  /**
   * Toggles a game by its star. The star is redrawn at once and without React, because the choice takes longer than a star
   * may; the choice is made and stored after the frame, in one step, and the star then shows the outcome (docs/adr/009).
   */
  readonly choose: (star: Star, game: Followable, timeZone: string, group?: string) => Promise<ToggleOutcome>;
  /** Resolves with the outcome of a choice once it has been written: an addition may turn out not to be stored. */
  readonly whenWritten: (outcome: ToggleOutcome) => Promise<ToggleOutcome>;
  /** Undoes the last removal, with the groups that the game was in. */
  readonly restore: () => void;
  /** Puts a game, or a whole tournament, into groups; into none where there are no keys. */
  readonly regroup: (key: string, groups: readonly string[]) => void;
  /** Replaces all favourites with others: those of an imported file. */
  readonly replace: (games: MyGames) => void;
};

/** What the actions need of the store. */
type Driver = {
  readonly read: () => MyGamesState;
  /** Reads what other tabs have written. */
  readonly check: () => void;
  readonly dispatch: (event: MyGamesEvent) => void;
  /** Writes at once. */
  readonly write: () => void;
  readonly areKept: () => boolean;
  readonly nowSeconds: () => number;
  readonly later: (work: () => void) => void;
};

export function createMyGamesActions(driver: Driver): MyGamesActions {
  const { read, check, dispatch, write, areKept, nowSeconds, later } = driver;
  const toStoredOutcome = (outcome: ToggleOutcome): ToggleOutcome =>
    outcome === "added" && !areKept() ? "kept-here" : outcome;
  const change = (games: MyGames, removed?: MyGames | null) =>
    dispatch({ type: "changed", games, ...(removed === undefined ? {} : { removed }) });

  /** @param named the games that the command names, which an undo brings back */
  function apply(command: FavouriteCommand, named: readonly Followable[], timeZone: string): readonly ChangeOutcome[] {
    check();
    const { games: before } = read();
    const { state, outcomes } = applyFavouriteCommand(before, command, { nowSeconds: nowSeconds(), timeZone });
    change(state, outcomes.includes("removed") ? only(before, named) : undefined);
    return outcomes;
  }

  function toggle(game: Followable, timeZone: string, group?: string): ToggleOutcome {
    const command: FavouriteCommand =
      game.key === game.leagueId
        ? { type: "toggle-tournament", tournament: game }
        : { type: "toggle", game, ...(group === undefined ? {} : { group }) };
    return toStoredOutcome(apply(command, [game], timeZone)[0] ?? "unchanged");
  }

  return {
    toggle,
    toggleLeague(games, timeZone) {
      const outcomes = apply({ type: "toggle-league", games, maxEvents: myGamesLimits.leagueGames }, games, timeZone);
      if (outcomes.includes("limit")) return "limit";
      return outcomes.find((outcome) => outcome !== "outside-window") ?? "outside-window";
    },
    choose: (star, ...choice) =>
      new Promise((resolve) => {
        const [{ key }] = choice;
        star.ariaPressed = `${star.ariaPressed !== "true"}`;
        later(() => {
          const outcome = toggle(...choice);
          // The toggle has scheduled a later write, for which a page that is being left has no time.
          if (read().isWaiting) write();
          const { games, tournaments } = read().games;
          star.ariaPressed = `${[games, tournaments].some((all) => Object.hasOwn(all, key))}`;
          resolve(toStoredOutcome(outcome));
        });
      }),
    whenWritten: async (outcome) => {
      if (outcome === "added") await new Promise<void>(later);
      return toStoredOutcome(outcome);
    },
    restore() {
      check();
      const { games: followed, removed } = read();
      if (removed === null || countFavourites(followed) + countFavourites(removed) > myGamesLimits.games) return;
      const { games, tournaments, labels } = followed;
      const all = {
        games: { ...games, ...removed.games },
        tournaments: { ...tournaments, ...removed.tournaments },
        labels: { ...labels, ...removed.labels },
      };
      change(all, null);
    },
    regroup(key, groups) {
      check();
      change(regroup(read().games, key, groups).state);
    },
    replace(games) {
      check();
      change(games);
    },
  };
}

/** Games, or a tournament, with their leagues. */
function only({ games, tournaments, labels }: MyGames, followed: readonly Followable[]): MyGames {
  const keys = new Set(followed.map(({ key }) => key));
  const leagueIds = new Set(followed.map(({ leagueId }) => leagueId));
  return { games: pick(games, keys), tournaments: pick(tournaments, keys), labels: pick(labels, leagueIds) };
}

const pick = <T>(records: Readonly<Record<string, T>>, names: ReadonlySet<string>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(records).filter(([name]) => names.has(name)));
