import { parseJson } from "../../../shared/json/parse-json.ts";
import { createBrowserStorage } from "./browser-storage.ts";

/** A list that the visitor chose, kept by this browser as JSON under a name; nothing is there without a choice. */
export function createStoredList<T>(name: string, isItem: (value: unknown) => value is T) {
  const storage = createBrowserStorage(() => localStorage);
  const listeners = new Set<() => void>();

  return {
    /** As stored: the same text until the visitor chooses, in this tab or another. */
    readText: (): string | null => storage.get(name),
    /** The items of a stored text, without values that are no items; null for a text that is no list. */
    parse(text: string | null): readonly T[] | null {
      const values = parseJson(text ?? "");
      return Array.isArray(values) ? values.filter(isItem) : null;
    },
    /** Null removes the choice. */
    store(items: readonly T[] | null): void {
      if (items === null) storage.remove(name);
      else storage.set(name, JSON.stringify(items));
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
  };
}
