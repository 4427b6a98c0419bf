import type { createMyGamesStore, ToggleOutcome } from "./my-games-store.ts";
import { noGames, type MyGames } from "./my-games.ts";

type MyGamesStore = ReturnType<typeof createMyGamesStore>;
type Page = Parameters<MyGamesStore["refresh"]>[0];
/** `From` is what feeds are loaded from. */
type OpenedStore<From> = Omit<MyGamesStore, "refresh"> & { readonly refresh: (page: Page, from: From) => void };

type Source<From> = {
  /** Whether this browser has ever kept a game. */
  readonly hasChoices: () => boolean;
  /** May reject, where there is no network. */
  readonly load: () => Promise<OpenedStore<From>>;
};

/**
 * The games that a visitor follows, whose code is loaded for those who follow any, or are about to: until it is there, no
 * game is followed. What could not be loaded is asked for again.
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

  /** Where something is kept, and could be loaded; the next look tries again. */
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
    /** Of a visitor who seems about to choose. Rejects where the code cannot be loaded. */
    open,
    prepare: () => void open().catch(() => {}),
    check: () => withChoices((opened) => opened.check()),
    refresh: (page: Page, from: From) => withChoices((opened) => opened.refresh(page, from)),
    /** Rejects where the code cannot be loaded. */
    async choose(...choice: Parameters<MyGamesStore["choose"]>): Promise<ToggleOutcome> {
      return (await open()).choose(...choice);
    },
  };
}
