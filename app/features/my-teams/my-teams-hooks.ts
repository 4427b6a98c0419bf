import { useSyncExternalStore } from "react";
import { createBrowserStorage } from "../../storage/browser-storage.ts";
import { createMyTeamsStore, myTeamsKey } from "./my-teams-store.ts";

/** One for all pages of the visit. */
export const myTeams = createMyTeamsStore(
  createBrowserStorage(() => localStorage),
  () => Math.floor(Date.now() / 1000),
);

/** Reads again what is stored when a `storage` event says that another tab has changed it. */
export function reloadTeams({ key }: StorageEvent): void {
  if (key === null || key === myTeamsKey.name) myTeams.reload();
}

function subscribe(listener: () => void): () => void {
  const end = myTeams.subscribe(listener);
  window.addEventListener("storage", reloadTeams);
  return () => {
    end();
    window.removeEventListener("storage", reloadTeams);
  };
}

/** The visitor's teams; null on the server and while a page is hydrated, which do not know the visitor. */
export function useMyTeams(): typeof myTeams | null {
  return useSyncExternalStore(subscribe, myTeams.version, () => -1) === -1 ? null : myTeams;
}
