import { keysOff, keysStorageName } from "./keys-storage.ts";

const listeners = new Set<() => void>();

/** Whether single letters operate the page; they can be switched off (WCAG 2.1.4). */
export function readKeysOn(): boolean {
  try {
    return localStorage.getItem(keysStorageName) !== keysOff;
  } catch {
    return true;
  }
}

export function chooseKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(keysStorageName);
    else localStorage.setItem(keysStorageName, keysOff);
  } catch {
    // A browser that stores nothing keeps the keys on.
  }
  for (const listener of listeners) listener();
}

export function subscribeKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
