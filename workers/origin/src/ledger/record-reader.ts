import { createCache } from "../../../../shared/basics/cache.ts";

/**
 * Parses a record's JSON once for as long as its text is the same, because each change to one record reads its whole list again.
 * It compares the cached text, so writers need not invalidate anything. Callers share the value and must not change it.
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
