import { useCallback, useSyncExternalStore } from "react";

/** The games that the visitor follows: ids, kept in this browser only. */
const storageKey = "tribune_followed";
const listeners = new Set<() => void>();
let followed: ReadonlySet<string> | null = null;

function read(): ReadonlySet<string> {
  if (followed !== null) return followed;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    followed = new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : []);
  } catch {
    followed = new Set();
  }
  return followed;
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey) return;
    followed = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

export function toggleFollowed(id: string) {
  const next = new Set(read());
  if (!next.delete(id)) next.add(id);
  followed = next;
  try {
    localStorage.setItem(storageKey, JSON.stringify([...next]));
  } catch {
    // Storage is full or refused: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function useIsFollowed(id: string): boolean {
  const get = useCallback(() => read().has(id), [id]);
  return useSyncExternalStore(subscribe, get, () => false);
}

export function useFollowed(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, read, () => none);
}
const none: ReadonlySet<string> = new Set();
