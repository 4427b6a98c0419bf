/** A map bounded by the size of its entries; the least recently read one is dropped first. */
export type Lru<V> = {
  readonly get: (key: string) => V | undefined;
  /**
   * Returns the entries that were dropped, the oldest first. A value larger than the whole bound is dropped at once.
   */
  readonly set: (key: string, value: V) => readonly (readonly [key: string, value: V])[];
  /** Removes an entry and returns its value. */
  readonly take: (key: string) => V | undefined;
  readonly usedSize: () => number;
};

/** @param sizeOf the size of an entry; 1 by default */
export function createLru<V>(mostSize: number, sizeOf: (value: V, key: string) => number = () => 1): Lru<V> {
  // A Map iterates in insertion order, so the first key is the least recently used one.
  const entries = new Map<string, { readonly value: V; readonly size: number }>();
  let usedSize = 0;

  function take(key: string): V | undefined {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    entries.delete(key);
    usedSize -= entry.size;
    return entry.value;
  }

  return {
    take,
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      take(key);
      const size = sizeOf(value, key);
      if (size > mostSize) return [[key, value]];
      entries.set(key, { value, size });
      usedSize += size;
      const gone: [string, V][] = [];
      for (const [oldest, { value: old }] of entries) {
        if (usedSize <= mostSize) break;
        take(oldest);
        gone.push([oldest, old]);
      }
      return gone;
    },
    usedSize: () => usedSize,
  };
}
