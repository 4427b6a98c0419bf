import type { ToggleOutcome } from "./my-games-actions.ts";
import type { MyGamesPage, MyGamesStore } from "./my-games-store.ts";
import { noGames, type MyGames } from "./my-games.ts";

/** `From` is the source from which feeds are loaded. */
type OpenedStore<From> = Omit<MyGamesStore, "refresh"> & { readonly refresh: (page: MyGamesPage, from: From) => void };

type Source<From> = {
  /** Whether this browser has ever kept a game. */
  readonly hasChoices: () => boolean;
  /** Rejects without a network. */
  readonly load: () => Promise<OpenedStore<From>>;
};

/**
 * The games that a visitor follows. Their code is loaded only for visitors who follow a game or are about to; until it has
 * loaded, no game counts as followed. After a failure, the next use loads it again.
 */
export function createLaterMyGames<From>({ hasChoices, load }: Source<From>) {
  const listeners = new Set<() => void>();
  let store: OpenedStore<From> | null = null;
  let loading: Promise<OpenedStore<From>> | null = null;

  const notify = () => {
    for (const listener of listeners) listener();
  };

  function open(): Promise<OpenedStore<From>> {
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

  /** Runs `use` if the browser has ever kept a game and the code can be loaded; otherwise the next call tries again. */
  const withChoices = async (use: (opened: OpenedStore<From>) => void) => {
    if (store === null && !hasChoices()) return;
    await open().then(use, () => {});
  };

  return {
    get: (): MyGames => store?.get() ?? noGames,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** For a visitor who seems about to choose a game. Rejects if the code cannot be loaded. */
    open,
    prepare: () => void open().catch(() => {}),
    check: () => withChoices((opened) => opened.check()),
    refresh: (page: MyGamesPage, from: From) => withChoices((opened) => opened.refresh(page, from)),
    /** Rejects if the code cannot be loaded. */
    async choose(...choice: Parameters<MyGamesStore["choose"]>): Promise<ToggleOutcome> {
      return (await open()).choose(...choice);
    },
  };
}
