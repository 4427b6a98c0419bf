import { choiceKeyPrefix, choiceNames, type ChoiceName } from "./stored-choices.ts";

export const documentChoiceKeys: readonly string[] = choiceNames.map((name) => choiceKeyPrefix + name);

/** A choice of two: `chosen` is stored and marked at the document, `initial` is neither. */
function createDocumentChoice<Initial extends string, Chosen extends string>(
  name: ChoiceName,
  initial: Initial,
  chosen: Chosen,
) {
  type Value = Initial | Chosen;
  const key = choiceKeyPrefix + name;
  const listeners = new Set<() => void>();

  function paint(value: Value): void {
    if (value === chosen) document.documentElement.dataset[name] = chosen;
    else delete document.documentElement.dataset[name];
    for (const listener of listeners) listener();
  }
  /** Another tab has chosen. */
  function onStorage(event: StorageEvent): void {
    if (event.key === key || event.key === null) paint(event.newValue === chosen ? chosen : initial);
  }

  return {
    values: [initial, chosen] as const,
    read: (): Value => (document.documentElement.dataset[name] === chosen ? chosen : initial),
    /** What the server renders, which does not know the choice. */
    rendered: (): Value => initial,
    /** Where the browser stores nothing, the choice lasts as long as the page. */
    choose(value: Value): void {
      paint(value);
      try {
        if (value === chosen) localStorage.setItem(key, chosen);
        else localStorage.removeItem(key);
      } catch {
        // It is painted all the same.
      }
    },
    /** Calls the listener after a choice, in this tab or another. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", onStorage);
      };
    },
  };
}

/** As the device says, or less than that. */
export const motionChoice = createDocumentChoice("motion", "system", "less");
export const rowOddsChoice = createDocumentChoice("rowOdds", "off", "on");
