import { keepUsedLabels } from "./labels.ts";
import { countFavourites, myGamesLimits } from "./my-games-limits.ts";
import type { MyGames } from "./my-games.ts";

/** The changes of a tab that the browser has not stored yet; null marks a removal. */
export type Unsaved = {
  readonly games: Changes<MyGames["games"][string]>;
  readonly tournaments: Changes<MyGames["tournaments"][string]>;
  readonly labels: MyGames["labels"];
};
type Changes<T> = Readonly<Record<string, T | null>>;

export const nothingUnsaved: Unsaved = { games: {}, tournaments: {}, labels: {} };

export const withChange = (unsaved: Unsaved, before: MyGames, after: MyGames): Unsaved => ({
  games: { ...unsaved.games, ...changes(before.games, after.games) },
  tournaments: { ...unsaved.tournaments, ...changes(before.tournaments, after.tournaments) },
  labels: { ...unsaved.labels, ...written(before.labels, after.labels) },
});

/** This runs for each star, with 500 games, so it does not look through an object that is the same. */
function changes<T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>): Changes<T> {
  const found: Record<string, T | null> = written(before, after);
  if (before !== after) for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) found[key] = null;
  return found;
}

function written<T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>): Record<string, T> {
  const found: Record<string, T> = {};
  if (before === after) return found;
  for (const [key, record] of Object.entries(after)) if (before[key] !== record) found[key] = record;
  return found;
}

/**
 * Returns the stored state, which another tab may have written, with the unsaved changes of this tab; additions are
 * applied as far as there is room (C9.03).
 */
export function applyUnsaved(stored: MyGames, { games, tournaments, labels }: Unsaved): MyGames {
  const state = keepUsedLabels({
    games: apply(stored.games, games),
    tournaments: apply(stored.tournaments, tournaments),
    labels: { ...stored.labels, ...labels },
  });
  const surplus = countFavourites(state) - myGamesLimits.games;
  if (surplus <= 0) return state;
  const added = [...addedTo(state.tournaments, stored.tournaments), ...addedTo(state.games, stored.games)];
  // Two tabs may have stored too many together, where one could write only some of its texts: then the last stored go too.
  const dropped = new Set([...Object.keys(stored.tournaments), ...Object.keys(stored.games), ...added].slice(-surplus));
  return keepUsedLabels({
    ...state,
    games: without(state.games, dropped),
    tournaments: without(state.tournaments, dropped),
  });
}

function apply<T>(stored: Readonly<Record<string, T>>, changed: Changes<T>): Readonly<Record<string, T>> {
  const all = Object.entries<T | null>({ ...stored, ...changed });
  return Object.fromEntries(all.flatMap(([key, record]) => (record === null ? [] : [[key, record] as const])));
}

const addedTo = (all: Readonly<Record<string, unknown>>, stored: Readonly<Record<string, unknown>>) =>
  Object.keys(all).filter((key) => !Object.hasOwn(stored, key));

const without = <T>(all: Readonly<Record<string, T>>, dropped: ReadonlySet<string>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !dropped.has(key)));
