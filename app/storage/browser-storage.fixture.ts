import { atom } from "nanostores";
import { createBrowserStorage, type WebStorage } from "./browser-storage.ts";
import type { OpenText } from "./text-choice.ts";

/** The texts of a tab of a browser whose storage a test makes fail. No event tells the tab of what others store. */
export function openOver(local: WebStorage): OpenText {
  const storage = createBrowserStorage(() => local);
  return (name) => {
    const text = atom(storage.get(name));
    return {
      get: text.get,
      listen: text.listen,
      set(next) {
        if (next === null) storage.remove(name);
        else storage.set(name, next);
        text.set(next);
      },
      reread() {
        text.set(storage.get(name));
        return text.value ?? null;
      },
      isKept: () => storage.isKept(name),
    };
  };
}
