import { useSyncExternalStore } from "react";
import { createMyLeagues } from "./my-leagues-store.ts";
import { myLeaguesName } from "./my-leagues-name.ts";

/** One for all pages of the visit. */
export const myLeagues = createMyLeagues(() => localStorage);

const atFirst = () => -1;

/** Reads again what is stored when a `storage` event says that another tab has changed it. */
export function reloadLeagues({ key }: StorageEvent): void {
  if (key === null || key === myLeaguesName) myLeagues.reload();
}

/** Also of what another tab has pinned. */
function subscribe(listener: () => void): () => void {
  const end = myLeagues.subscribe(listener);
  window.addEventListener("storage", reloadLeagues);
  return () => {
    end();
    window.removeEventListener("storage", reloadLeagues);
  };
}

/** The visitor's leagues; null on the server and while a page is hydrated, which do not know the visitor. */
export function useMyLeagues(): typeof myLeagues | null {
  return useSyncExternalStore(subscribe, myLeagues.version, atFirst) === -1 ? null : myLeagues;
}
