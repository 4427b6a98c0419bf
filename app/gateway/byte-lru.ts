/** A map bounded by the bytes of what it holds; whoever was not read for longest goes first. */
export type ByteLru<V> = {
  readonly get: (key: string) => V | undefined;
  /** A value larger than the whole bound is not kept. */
  readonly set: (key: string, value: V, bytes: number) => void;
  readonly usedBytes: () => number;
};

export function createByteLru<V>(maxBytes: number): ByteLru<V> {
  // A Map iterates in insertion order, so the first key is the one that was not touched for longest.
  const entries = new Map<string, { readonly value: V; readonly bytes: number }>();
  let used = 0;

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    used -= entry.bytes;
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      drop(key);
      if (bytes > maxBytes) return;
      entries.set(key, { value, bytes });
      used += bytes;
      for (const oldest of entries.keys()) {
        if (used <= maxBytes) return;
        drop(oldest);
      }
    },
    usedBytes: () => used,
  };
}
