import { useSyncExternalStore } from "react";
import { parseLiveTableSettings } from "../../storage/live-table-settings.ts";
import { storedKeys } from "../../storage/storage-keys.ts";
import { loadValue, saveValue } from "../../storage/stored-value.ts";
import { createBrowserStorage } from "../favourites/browser-storage.ts";

const storage = createBrowserStorage(() => localStorage);
const listeners = new Set<() => void>();
const nowSeconds = () => Math.floor(Date.now() / 1000);

const read = () => parseLiveTableSettings(loadValue(storage, storedKeys.liveTable, nowSeconds()));

/** Whether the games of a day are in order of their start instead of by sport (C3.20). */
export const useIsByTime = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read().sortByTime,
    () => false,
  );

export function chooseByTime(sortByTime: boolean): void {
  saveValue(storage, storedKeys.liveTable, { ...read(), sortByTime }, nowSeconds());
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
