import { createCache } from "../../../shared/basics/cache.ts";
import { hasData } from "../../../shared/wire/codec.ts";
import type { FeedEntry } from "./feed-entry.ts";

export type MemoryCache = {
  readonly get: (key: string) => FeedEntry | null;
  readonly set: (key: string, entry: FeedEntry) => void;
};

/**
 * The isolate's own cache. Any client may request as many names as it likes once, so names that were requested again
 * have three quarters of the room to themselves, and empty feeds have a small room of their own: a scan only displaces
 * what scans left. A body larger than its room is not kept here.
 */
export function createMemoryCache(maxCharacters: number): MemoryCache {
  const empty = createCache<FeedEntry>({ maxSize: maxCharacters / 16, sizeOf });
  const once = createCache<FeedEntry>({ maxSize: maxCharacters / 4, sizeOf });
  const often = createCache<FeedEntry>({ maxSize: (maxCharacters * 11) / 16, sizeOf, onEvict: once.set });

  return {
    get(key) {
      const entry = empty.get(key);
      if (entry !== undefined) return entry;
      const again = often.take(key) ?? once.take(key);
      if (again !== undefined) often.set(key, again);
      return again ?? null;
    },
    set(key, entry) {
      const isAskedAgain = often.take(key) !== undefined;
      once.take(key);
      empty.take(key);
      if (!hasData(entry.body)) empty.set(key, entry);
      else if (isAskedAgain) often.set(key, entry);
      else once.set(key, entry);
    },
  };
}

// An empty feed costs memory too.
const entryOverhead = 500;
const sizeOf = (entry: FeedEntry, key: string) => key.length + entry.body.length + entryOverhead;
