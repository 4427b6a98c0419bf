import { createLru } from "./lru.ts";

/** Keeps the last `limit` values of a pure function, the least recently used is dropped first. */
export function createMemo<T>(limit: number): (key: string, make: () => T) => T {
  const kept = createLru<{ readonly value: T }>(limit);
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known.value;
    const value = make();
    kept.set(key, { value });
    return value;
  };
}
