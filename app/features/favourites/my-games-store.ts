import type { ChangeOutcome, Followable } from "./change-games.ts";
import { applyFavouriteCommand, type FavouriteCommand } from "./commands.ts";
import { loadMyGames, saveMyGames } from "./load-my-games.ts";
import { countFavourites, type MyGames } from "./my-games.ts";
import { refetchExpired, type LoadBodies } from "./refetch-expired.ts";
import { refreshMyGames } from "./refresh.ts";
import type { ListWords } from "./saved-days.ts";
import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { myGamesStampName } from "../../storage/storage-keys.ts";
import { checkTabs, type TabSync } from "../../storage/tab-sync.ts";

/** The games that an anonymous visitor follows, as this tab knows them; kept in step with the other tabs (C6.01). */
export function createMyGamesStore(storage: KeyValueStore, nowMs: () => number) {
  const listeners = new Set<() => void>();
  let sync: TabSync = { seen: null };
  let state: MyGames | null = null;
  const nowSeconds = () => Math.floor(nowMs() / 1000);

  function read(): MyGames {
    if (state === null) {
      sync = { seen: storage.get(myGamesStampName) };
      state = loadMyGames(storage, nowSeconds());
    }
    return state;
  }

  function write(next: MyGames) {
    state = next;
    sync = saveMyGames(storage, next, sync, nowMs());
    for (const listener of listeners) listener();
  }

  /** Reads the changes that another tab has written since. */
  function check() {
    read();
    const { sync: seen, mustReload } = checkTabs(sync, storage.get(myGamesStampName), false);
    sync = seen;
    if (!mustReload) return;
    state = loadMyGames(storage, nowSeconds());
    for (const listener of listeners) listener();
  }

  return {
    /** The same object until something changes. */
    get: read,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    check,

    /** Counts the days again, drops games that have left the day window (C4.07), and fetches expired ones again (C4.08). */
    refresh(page: Omit<ListWords, "nowSeconds">, load: LoadBodies) {
      check();
      if (countFavourites(read()) === 0) return;
      const words = { ...page, nowSeconds: nowSeconds() };
      const { state: refreshed, expired } = refreshMyGames(read(), words);
      write(refreshed);
      refetchExpired(refreshed, expired, words, load, (to) => {
        check();
        const next = to(read());
        if (next !== state) write(next);
      });
    },

    /** Follows or unfollows a game, or a whole tournament, whose key is its league's id. A refusal ("limit", "outside-window") must be shown to the visitor (C8.01). */
    toggle(game: Followable, timeZone: string): ChangeOutcome {
      check();
      const clock = { nowSeconds: nowSeconds(), timeZone };
      const command: FavouriteCommand =
        game.key === game.leagueId
          ? { type: "toggle-tournament", tournament: game }
          : { type: "toggle", game, isOfMyTeams: false };
      const result = applyFavouriteCommand(read(), command, clock);
      const outcome = result.ok ? result.outcomes[0] : undefined;
      if (result.ok && result.state !== state) write(result.state);
      return outcome ?? "unchanged";
    },
  };
}
