import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { createBrowserStorage } from "../../storage/browser-storage.ts";
import { forgetRecent, loadRecent, recentKey, rememberRecent, type RecentSearch } from "./recent-searches.ts";

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The recent searches as React reads them: the same list until they change. */
export function createRecentStore(storage: KeyValueStore) {
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly list: readonly RecentSearch[] } | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get(): readonly RecentSearch[] {
      const text = storage.get(recentKey);
      if (known?.text !== text || known === null) known = { text, list: loadRecent(storage, nowSeconds()) };
      return known.list;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    remember(recent: RecentSearch) {
      rememberRecent(storage, recent, nowSeconds());
      notify();
    },
    forget() {
      forgetRecent(storage, nowSeconds());
      notify();
    },
  };
}

export const recentStore = createRecentStore(createBrowserStorage(() => localStorage));

const none: readonly RecentSearch[] = [];
/** The server's value: a document holds no recent searches. */
export const renderedRecent = (): readonly RecentSearch[] => none;
