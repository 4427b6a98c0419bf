import type { createMyGamesStore, ToggleOutcome } from "./my-games-store.ts";
import { noGames, type MyGames } from "./my-games.ts";

type MyGamesStore = ReturnType<typeof createMyGamesStore>;

type Source = {
  /** Whether this browser has ever kept a game. */
  readonly hasChoices: () => boolean;
  /** May reject, where there is no network. */
  readonly load: () => Promise<MyGamesStore>;
};

/**
 * The games that a visitor follows, whose code is loaded for those who follow any, or are about to: until it is there, no
 * game is followed. What could not be loaded is asked for again.
 */
export function createLaterMyGames({ hasChoices, load }: Source) {
  const listeners = new Set<() => void>();
  let store: MyGamesStore | null = null;
  let loading: Promise<MyGamesStore> | null = null;

  const notify = () => {
    for (const listener of listeners) listener();
  };

  function open(): Promise<MyGamesStore> {
    loading ??= load().then(
      (loaded) => {
        store = loaded;
        loaded.subscribe(notify);
        notify();
        return loaded;
      },
      (cause: unknown) => {
        loading = null;
        throw cause;
      },
    );
    return loading;
  }

  /** Where something is kept, and could be loaded; the next look tries again. */
  const withChoices = async (use: (opened: MyGamesStore) => void) => {
    if (store === null && !hasChoices()) return;
    await open().then(use, () => {});
  };

  return {
    get: (): MyGames => store?.get() ?? noGames,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Of a visitor who seems about to choose. Rejects where the code cannot be loaded. */
    open,
    prepare: () => void open().catch(() => {}),
    check: () => withChoices((opened) => opened.check()),
    refresh: (...page: Parameters<MyGamesStore["refresh"]>) => withChoices((opened) => opened.refresh(...page)),
    /** Rejects where the code cannot be loaded. */
    async toggle(...choice: Parameters<MyGamesStore["toggle"]>): Promise<ToggleOutcome> {
      const opened = await open();
      const outcome = opened.toggle(...choice);
      return outcome === "added" && !(await opened.isKept()) ? "kept-here" : outcome;
    },
  };
}
