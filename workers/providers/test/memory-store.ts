import type { Store } from "../src/core/store.ts";

/** A store in memory. `snapshot` returns the data that a disk would hold; another store may begin with it. */
export function createMemoryStore(
  held: ReadonlyMap<string, unknown> = new Map(),
): Store & { snapshot(): ReadonlyMap<string, unknown> } {
  let values = new Map(held);
  return {
    // The caller knows the type that it stored, as with an object's storage.
    get: <T>(key: string) => structuredClone(values.get(key)) as T | undefined,
    put: (key, value) => void values.set(key, structuredClone(value)),
    delete: (key) => void values.delete(key),
    list: <T>(prefix: string) =>
      [...values]
        .filter(([key]) => key.startsWith(prefix))
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([key, value]) => [key, structuredClone(value) as T] as const),
    transaction(work) {
      const before = new Map(values);
      try {
        return work();
      } catch (error) {
        values = before;
        throw error;
      }
    },
    snapshot: () => structuredClone(values),
  };
}
