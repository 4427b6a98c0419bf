import { LRUCache } from "lru-cache";

/**
 * The caches that an isolate keeps in memory to save work, on `lru-cache`. All of them follow this contract:
 *
 * - **Bound**: a number of entries, or a sum of their sizes in a unit that the caller names (bytes, characters).
 * - **Overflow**: the entry that was not read for longest goes first. A value larger than the whole bound is not kept,
 *   and the value before it under the same key goes.
 * - **Age**: the cache has no clock. A caller that limits an age keeps the time beside the value and compares it with
 *   `isWithin` or `freshnessOf`, which also hold when the clock is set back; the library's `ttl` would keep such a value for longer.
 * - **Failures**: an error of `make` goes to the caller of `remember` and changes nothing that is kept.
 * - **Sharing**: it holds values, never a promise, a stream or a response. A promise belongs to the request that made it: workerd never
 *   settles it for others once that request is cut, and the library's `fetch` would give it to each of them for ever.
 *   One request in flight for each key is the task of `createFlights`.
 */
export type BoundedCache<V> = {
  readonly get: (key: string) => V | undefined;
  readonly set: (key: string, value: V) => void;
  /** Removes an entry and returns its value. */
  readonly take: (key: string) => V | undefined;
  /** Returns the cached value if it is current; otherwise makes one and caches it. */
  readonly remember: (key: string, make: () => V, isCurrent?: (value: V) => boolean) => V;
  /** How many entries there are. */
  readonly count: () => number;
};

/** A number of entries, or the sum of their sizes. */
export type Bound<V> =
  | number
  | {
      readonly maxSize: number;
      readonly sizeOf: (value: V, key: string) => number;
      /** Receives each entry that overflow removes, and no other. */
      readonly onEvict?: (key: string, value: V) => void;
    };

export function createCache<V>(bound: Bound<V>): BoundedCache<V> {
  // The library takes no null for a value, so each value is in a box.
  const kept = new LRUCache<string, { readonly value: V }>(typeof bound === "number" ? { max: bound } : toSized(bound));
  const get = (key: string) => kept.get(key)?.value;
  const set = (key: string, value: V) => void kept.set(key, { value });
  return {
    get,
    set,
    take(key) {
      const value = kept.peek(key)?.value;
      kept.delete(key);
      return value;
    },
    remember(key, make, isCurrent = () => true) {
      const known = kept.get(key);
      if (known !== undefined && isCurrent(known.value)) return known.value;
      const value = make();
      set(key, value);
      return value;
    },
    count: () => kept.size,
  };
}

/** A cache for each owner, such as a ledger's store, which goes with its owner. */
export function createCachePerOwner<V>(bound: Bound<V>): (owner: object) => BoundedCache<V> {
  const caches = new WeakMap<object, BoundedCache<V>>();
  return (owner) => {
    const cache = caches.get(owner) ?? createCache(bound);
    caches.set(owner, cache);
    return cache;
  };
}

/** The library accepts positive integers alone: an empty text counts as 1. */
const toSized = <V>({ maxSize, sizeOf, onEvict }: Exclude<Bound<V>, number>) => ({
  maxSize: Math.max(1, Math.floor(maxSize)),
  sizeCalculation: ({ value }: { readonly value: V }, key: string) => Math.max(1, Math.ceil(sizeOf(value, key))),
  ...(onEvict === undefined
    ? {}
    : {
        dispose: ({ value }: { readonly value: V }, key: string, reason: LRUCache.DisposeReason) => {
          if (reason === "evict") onEvict(key, value);
        },
      }),
});
