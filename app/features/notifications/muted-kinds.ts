import { useSyncExternalStore } from "react";
import { parseJson } from "../../../shared/json/parse-json.ts";
import { isNewsKind, type NewsKind } from "../../../shared/push/news-kinds.ts";
import { mutedKindsName } from "../../storage/notification-keys.ts";
import { createBrowserStorage } from "../favourites/browser-storage.ts";

const storage = createBrowserStorage(() => localStorage);
const listeners = new Set<() => void>();

/** The kinds of a stored text; what is no kind is left out. */
export function parseMutedKinds(text: string | null): readonly NewsKind[] {
  const kinds = parseJson(text ?? "");
  return Array.isArray(kinds) ? kinds.filter(isNewsKind) : [];
}

/** The kinds of news that the visitor wants no box and no sound for. News whose kind is unknown are heard. */
export const readMutedKinds = (): readonly NewsKind[] => parseMutedKinds(storage.get(mutedKindsName));

/** As stored: the same text until the visitor chooses, here or in another tab. */
export const useMutedKindsText = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => storage.get(mutedKindsName),
    () => null,
  );

export function muteKinds(kinds: readonly NewsKind[]): void {
  if (kinds.length === 0) storage.remove(mutedKindsName);
  else storage.set(mutedKindsName, JSON.stringify(kinds));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
