import { parseJson } from "../../../shared/json/parse-json.ts";
import { isNewsKind, type NewsKind } from "../../../shared/push/news-kinds.ts";
import { createBrowserStorage } from "../favourites/browser-storage.ts";

/** Holds what a visitor wants to hear of while the site is closed, as JSON; nothing where that is switched off. */
const webPushName = "tribune_web_push";

const storage = createBrowserStorage(() => localStorage);
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** As stored: the same text until the visitor chooses, here or in another tab. */
export const readWebPush = (): string | null => storage.get(webPushName);

/** Null where it is switched off. */
export function parseWebPush(text: string | null): readonly NewsKind[] | null {
  const kinds = parseJson(text ?? "");
  return Array.isArray(kinds) ? kinds.filter(isNewsKind) : null;
}

export function storeWebPush(kinds: readonly NewsKind[] | null): void {
  if (kinds === null) storage.remove(webPushName);
  else storage.set(webPushName, JSON.stringify(kinds));
  notify();
}

export function subscribeWebPush(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
