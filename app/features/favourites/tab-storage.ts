import type { KeyValueStore } from "../../storage/key-value-store.ts";

/** The browser's own storage as all tabs see it: what it refuses (full, forbidden) is kept by who wrote it. */
export function createTabStorage(storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">): KeyValueStore {
  const refused = new Set<string>();
  /** As read last: a storage that is forbidden meanwhile has not lost it. */
  const known = new Map<string, string | null>();
  return {
    get(key) {
      try {
        known.set(key, storage().getItem(key));
      } catch {
        // As it was.
      }
      return known.get(key) ?? null;
    },
    set(key, value) {
      try {
        storage().setItem(key, value);
        refused.delete(key);
      } catch {
        refused.add(key);
      }
    },
    remove(key) {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored, then.
      }
    },
    hasRefused: () => refused.size > 0,
  };
}
