import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { parseLiveTableSettings, type LiveTableSettings } from "../../storage/live-table-settings.ts";
import { storedKeys } from "../../storage/storage-keys.ts";
import { loadValue, saveValue } from "../../storage/stored-value.ts";
import { createBrowserStorage } from "../../storage/browser-storage.ts";

/** What a visitor sets for the live tables, kept in this browser (C3.20). */
export function createLiveTable(storage: KeyValueStore, nowSeconds: () => number) {
  const listeners = new Set<() => void>();
  let kept: LiveTableSettings | null = null;
  const load = () => parseLiveTableSettings(loadValue(storage, storedKeys.liveTable, nowSeconds()));
  /** Another tab may have changed them. */
  const reload = () => {
    kept = null;
    for (const listener of listeners) listener();
  };
  return {
    /** The same object until something changes. */
    get: (): LiveTableSettings => (kept ??= load()),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reload,
    change(some: Partial<LiveTableSettings>) {
      saveValue(storage, storedKeys.liveTable, { ...load(), ...some }, nowSeconds());
      reload();
    },
  };
}
export type LiveTable = ReturnType<typeof createLiveTable>;

export const liveTable: LiveTable = createLiveTable(
  createBrowserStorage(() => localStorage),
  () => Math.floor(Date.now() / 1000),
);
