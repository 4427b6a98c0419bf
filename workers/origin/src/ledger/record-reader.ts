import { createCache } from "../../../../shared/caching/cache.ts";

/**
 * Reads a record's JSON once for as long as its text is the same: a list is read at each change, and of its records one has
 * changed. The kept text is compared, so no write has to say what it makes out of date. Callers share the value and must not change it.
 * @param maxCharacters of all kept texts
 */
export function createRecordReader<T>(maxCharacters: number): (id: string, json: string) => T {
  const records = createCache<{ readonly json: string; readonly value: T }>({
    maxSize: maxCharacters,
    sizeOf: ({ json }) => json.length,
  });
  return (id, json) =>
    records.remember(
      id,
      // Records hold what their store wrote.
      () => ({ json, value: JSON.parse(json) as T }),
      (known) => known.json === json,
    ).value;
}
