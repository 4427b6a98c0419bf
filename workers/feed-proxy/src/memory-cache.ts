import { hasData } from "../../../shared/feed/codec.ts";
import type { FeedEntry } from "./feed-entry.ts";

export type MemoryCache = {
  readonly get: (key: string) => FeedEntry | null;
  readonly set: (key: string, entry: FeedEntry) => void;
};

/**
 * The isolate's own cache. Anybody may ask for as many names as they like once, so what was asked for again has three
 * quarters of the room to itself, and empty feeds have a small room of their own: a scan pushes out what scans left.
 * A body larger than its room is not kept here.
 */
export function createMemoryCache(maxCharacters: number): MemoryCache {
  const empty = createRoom(maxCharacters / 16);
  const once = createRoom(maxCharacters / 4);
  const often = createRoom((maxCharacters * 11) / 16);

  const setOften = (key: string, entry: FeedEntry) => {
    for (const [oldKey, old] of often.set(key, entry)) once.set(oldKey, old);
  };
  return {
    get(key) {
      const entry = empty.take(key);
      if (entry !== null) {
        empty.set(key, entry);
        return entry;
      }
      const again = often.take(key) ?? once.take(key);
      if (again !== null) setOften(key, again);
      return again;
    },
    set(key, entry) {
      const isAskedAgain = often.take(key) !== null;
      once.take(key);
      empty.take(key);
      if (!hasData(entry.body)) empty.set(key, entry);
      else if (isAskedAgain) setOften(key, entry);
      else once.set(key, entry);
    },
  };
}

type Room = {
  readonly take: (key: string) => FeedEntry | null;
  /** Returns what had to go: the entries that were longest not asked for. */
  readonly set: (key: string, entry: FeedEntry) => readonly (readonly [string, FeedEntry])[];
};

function createRoom(maxCharacters: number): Room {
  // A Map keeps the order of insertion, so the first key is the one that was longest not asked for.
  const entries = new Map<string, FeedEntry>();
  let characters = 0;

  function take(key: string): FeedEntry | null {
    const entry = entries.get(key);
    if (entry === undefined) return null;
    entries.delete(key);
    characters -= sizeOf(key, entry);
    return entry;
  }
  function set(key: string, entry: FeedEntry) {
    entries.set(key, entry);
    characters += sizeOf(key, entry);
    const gone: [string, FeedEntry][] = [];
    for (const [oldKey, old] of entries) {
      if (characters <= maxCharacters) break;
      take(oldKey);
      gone.push([oldKey, old]);
    }
    return gone;
  }
  return { take, set };
}

// An empty feed costs memory too.
const entryOverhead = 500;
const sizeOf = (key: string, entry: FeedEntry) => key.length + entry.body.length + entryOverhead;
