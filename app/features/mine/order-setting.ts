import { useSyncExternalStore } from "react";
import { storedKeys } from "../../storage/storage-keys.ts";
import { liveTable } from "../live-table/live-table.ts";

/** How the page of my games orders them (C3.20). */
type Order = "sortByTime" | "mygamesGroups";

/** `sortByTime`: the games of a day in order of their start instead of by sport; `mygamesGroups`: by the visitor's groups. */
export const useOrder = (order: Order): boolean =>
  useSyncExternalStore(
    subscribe,
    () => liveTable.get()[order],
    () => false,
  );

export const chooseOrder = (order: Order, isOn: boolean): void => liveTable.change({ [order]: isOn });

function subscribe(listener: () => void): () => void {
  const end = liveTable.subscribe(listener);
  window.addEventListener("storage", reloadOnChange);
  return () => {
    end();
    window.removeEventListener("storage", reloadOnChange);
  };
}

function reloadOnChange({ key }: StorageEvent): void {
  if (key === null || key === storedKeys.liveTable.name) liveTable.reload();
}
