import { useSyncExternalStore } from "react";
import { createMyLeagues } from "./my-leagues-store.ts";

/** One for all pages of the visit. */
export const myLeagues = createMyLeagues(() => localStorage);

const atFirst = () => -1;

/** The visitor's leagues; null on the server and while a page is taken over, which do not know the visitor. */
export function useMyLeagues(): typeof myLeagues | null {
  return useSyncExternalStore(myLeagues.subscribe, myLeagues.version, atFirst) === -1 ? null : myLeagues;
}
