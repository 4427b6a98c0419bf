import { useSyncExternalStore } from "react";
import { createBrowserStorage } from "../../storage/browser-storage.ts";
import { createGroupStore } from "./groups-store.ts";
import type { Group } from "./group-list.ts";
import { groupsName } from "./groups-name.ts";

/** Eight digits and letters: two devices that make a group at the same time make two. */
const newKey = () => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, "0") ?? "";

/** One for all pages of the visit. */
export const groupStore = createGroupStore(
  createBrowserStorage(() => localStorage),
  newKey,
);

/** Reads again what is stored when a `storage` event says that another tab has changed it. */
export function reloadGroups({ key }: StorageEvent): void {
  if (key === null || key === groupsName) groupStore.reload();
}

function subscribe(listener: () => void): () => void {
  const end = groupStore.subscribe(listener);
  window.addEventListener("storage", reloadGroups);
  return () => {
    end();
    window.removeEventListener("storage", reloadGroups);
  };
}

const none: readonly Group[] = [];

/** The visitor's groups; none on the server, which does not know the visitor. */
export const useGroups = (): readonly Group[] => useSyncExternalStore(subscribe, groupStore.get, () => none);
