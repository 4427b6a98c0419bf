import type { KeyValueStore } from "../../storage/key-value-store.ts";

/** The browser's storage, which all tabs share. A value that it refuses (full, forbidden) stays in the memory of the tab that wrote it. */
export function createTabStorage(storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">): KeyValueStore {
  const refused = new Set<string>();
  /** The values as read last: a storage that becomes forbidden has not lost them. */
  const known = new Map<string, string | null>();
  return {
    get(key) {
      try {
        known.set(key, storage().getItem(key));
      } catch {
        // The value read last still counts.
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
        // A forbidden storage holds nothing to remove.
      }
    },
    hasRefused: () => refused.size > 0,
  };
}
