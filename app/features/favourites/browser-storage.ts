import type { KeyValueStore } from "../../storage/key-value-store.ts";

/** The browser's own storage; a value that it refuses (full, forbidden) lasts as long as the page, or until another tab stores one. */
export function createBrowserStorage(
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): KeyValueStore {
  /** The refused values, with what the browser had stored instead. */
  const refused = new Map<string, { readonly value: string; readonly over: string | null }>();

  function read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }

  return {
    get(key) {
      const stored = read(key);
      const mine = refused.get(key);
      if (mine === undefined || mine.over === stored) return mine?.value ?? stored;
      refused.delete(key);
      return stored;
    },
    set(key, value) {
      try {
        storage().setItem(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, { value, over: read(key) });
      }
    },
    hasRefused: () => refused.size > 0,
    remove(key) {
      refused.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored, then.
      }
    },
  };
}
