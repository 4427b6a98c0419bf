import { createLru } from "../../../../shared/caching/lru.ts";

/**
 * Reads stored JSON, and gives what it read before for as long as a record's text is the same: a list is read at each change,
 * and of its records one has changed. What is kept is the text's own meaning, so nothing has to say when it is out of date; what is
 * given is shared, and nobody may change it.
 * @param mostCharacters of all texts that are kept
 */
export function createParsedTexts<T>(mostCharacters: number): (id: string, json: string) => T {
  const kept = createLru<{ readonly json: string; readonly value: T }>(mostCharacters, ({ json }) => json.length);
  return (id, json) => {
    const known = kept.get(id);
    if (known?.json === json) return known.value;
    // Records hold what their store wrote.
    const value = JSON.parse(json) as T;
    kept.set(id, { json, value });
    return value;
  };
}
