import { useSyncExternalStore } from "react";
import { parseGameKey } from "../../../shared/identity/game-key.ts";
import { parseJson } from "../../../shared/json/parse-json.ts";
import { mutedSportsName } from "../../storage/notification-keys.ts";
import { createBrowserStorage } from "../favourites/browser-storage.ts";
import type { MyGames } from "../favourites/my-games.ts";

const storage = createBrowserStorage(() => localStorage);
const listeners = new Set<() => void>();

/** The ids of a stored text; what is no id is left out. */
export function parseMutedSports(text: string | null): readonly number[] {
  const ids: unknown = parseJson(text ?? "");
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
}

/** The games whose news are wanted: those of sports that are not muted. */
export function withoutSports(games: MyGames, muted: readonly number[]): MyGames {
  if (muted.length === 0) return games;
  const wanted = Object.entries(games.games).filter(([key]) => !muted.includes(sportOf(key)));
  return { ...games, games: Object.fromEntries(wanted) };
}

/** The sports of the followed games, and those that are muted, so that each can be heard again. */
export const sportsToOffer = ({ games }: MyGames, muted: readonly number[]): readonly number[] =>
  [...new Set([...Object.keys(games).map(sportOf), ...muted])].toSorted((one, other) => one - other);

/** 0 for a key of no game. */
const sportOf = (key: string): number => parseGameKey(key)?.sportId ?? 0;

/** As stored: the same text until the visitor chooses, here or in another tab. */
export const useMutedSportsText = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => storage.get(mutedSportsName),
    () => null,
  );

export function muteSports(ids: readonly number[]): void {
  if (ids.length === 0) storage.remove(mutedSportsName);
  else storage.set(mutedSportsName, JSON.stringify(ids));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
