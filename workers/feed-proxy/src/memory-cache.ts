import type { FeedEntry } from "./feed-entry.ts";

export type MemoryCache = {
  readonly get: (key: string) => FeedEntry | null;
  readonly set: (key: string, entry: FeedEntry) => void;
};

/** The isolate's own cache. Past its size the entries that were longest not asked for go. */
export function createMemoryCache(maxCharacters: number): MemoryCache {
  // A Map keeps the order of insertion, so the first key is the one that was longest not asked for.
  const entries = new Map<string, FeedEntry>();
  let characters = 0;

  function remove(key: string): FeedEntry | null {
    const entry = entries.get(key);
    if (entry === undefined) return null;
    entries.delete(key);
    characters -= sizeOf(key, entry);
    return entry;
  }
  function set(key: string, entry: FeedEntry): void {
    remove(key);
    entries.set(key, entry);
    characters += sizeOf(key, entry);
    for (const oldest of entries.keys()) {
      if (characters <= maxCharacters) break;
      remove(oldest);
    }
  }
  function get(key: string): FeedEntry | null {
    const entry = remove(key);
    if (entry !== null) set(key, entry);
    return entry;
  }
  return { get, set };
}

// An empty feed costs memory too, and anybody may ask for many of them.
const entryOverhead = 500;
const sizeOf = (key: string, entry: FeedEntry) => key.length + entry.body.length + entryOverhead;
