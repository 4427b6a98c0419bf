import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { myGamesStampName, storedKeys } from "../../storage/storage-keys.ts";
import { loadValue, saveValue } from "../../storage/stored-value.ts";
import { nextStamp, type TabSync } from "../../storage/tab-sync.ts";
import { noGames, type MyGames } from "./my-games.ts";
import { parseStoredMyGames, toStoredMyGames } from "./stored-my-games.ts";

/**
 * Loads favourites from the browser's storage. Corrupt or outdated games end the loading silently; corrupt tournaments or
 * labels are treated as empty (C8.03).
 */
export function loadMyGames(store: KeyValueStore, nowSeconds: number): MyGames {
  // A browser whose storage became full between two writes has tournaments and no games.
  const hasGames = store.get(storedKeys.myGames.name) !== null;
  const games = hasGames ? loadValue(store, storedKeys.myGames, nowSeconds) : {};
  if (games === null) return noGames;
  return parseStoredMyGames({
    games,
    tournaments: loadValue(store, storedKeys.myTournaments, nowSeconds) ?? {},
    labels: loadValue(store, storedKeys.myGamesLabels, nowSeconds) ?? {},
  });
}

const parts = [storedKeys.myGames, storedKeys.myTournaments] as const;

/** Returns a text that changes whenever the stored games do. */
export const storedTexts = (store: KeyValueStore): string => parts.map(({ name }) => store.get(name)).join();

/** Whether storage holds a value that no tab has written; a value that is too old is not spoiled. */
export const isSpoiled = (store: KeyValueStore): boolean =>
  parts.some((key) => store.get(key.name) !== null && loadValue(store, key, 0) === null);

/** Writes all games, and the stamp by which other tabs notice the change. */
export function saveMyGames(store: KeyValueStore, state: MyGames, sync: TabSync, nowMs: number): void {
  const nowSeconds = Math.floor(nowMs / 1000);
  const { games, tournaments, labels } = toStoredMyGames(state);
  saveValue(store, storedKeys.myTournaments, tournaments, nowSeconds);
  saveValue(store, storedKeys.myGamesLabels, labels, nowSeconds);
  saveValue(store, storedKeys.myGames, games, nowSeconds);
  store.set(myGamesStampName, nextStamp(sync, nowMs));
}
