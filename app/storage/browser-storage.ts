import type { KeyValueStore } from "./key-value-store.ts";
import { createMemoryStore } from "./memory-store.ts";

/** The browser's own storage; a value that it refuses (full, forbidden) lasts as long as the page. */
export function createBrowserStorage(
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): KeyValueStore {
  const refused = createMemoryStore();
  let hasRefused = false;
  return {
    get(key) {
      try {
        return refused.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        storage().setItem(key, value);
        refused.remove(key);
      } catch {
        hasRefused = true;
        refused.set(key, value);
      }
    },
    hasRefused: () => hasRefused,
    remove(key) {
      refused.remove(key);
      try {
        storage().removeItem(key);
      } catch {
        // Without access to the storage, nothing was stored.
      }
    },
  };
}
