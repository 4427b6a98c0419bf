import type { KeyValueStore } from "./key-value-store.ts";

/** A store for tests and for browsers that refuse to store: it lasts as long as the page. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
