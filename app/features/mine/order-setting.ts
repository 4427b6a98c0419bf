import { useSyncExternalStore } from "react";
import { parseLiveTableSettings } from "../../storage/live-table-settings.ts";
import { storedKeys } from "../../storage/storage-keys.ts";
import { loadValue, saveValue } from "../../storage/stored-value.ts";
import { createBrowserStorage } from "../favourites/browser-storage.ts";

const storage = createBrowserStorage(() => localStorage);
const listeners = new Set<() => void>();
const nowSeconds = () => Math.floor(Date.now() / 1000);

const read = () => parseLiveTableSettings(loadValue(storage, storedKeys.liveTable, nowSeconds()));

/** How the page of my games orders them (C3.20). */
type Order = "sortByTime" | "mygamesGroups";

/** `sortByTime`: the games of a day in order of their start instead of by sport; `mygamesGroups`: by the visitor's groups. */
export const useOrder = (order: Order): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read()[order],
    () => false,
  );

export function chooseOrder(order: Order, isOn: boolean): void {
  saveValue(storage, storedKeys.liveTable, { ...read(), [order]: isOn }, nowSeconds());
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
