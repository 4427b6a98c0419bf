import { sessionHashKey, sessionIdKey } from "../features/account/session-keys.ts";
import { readStored } from "../storage/read-stored.ts";

/** Marks the document for sheets and modules, because the server sends all visitors the same one. */
export function markVisitor({ dataset, classList }: HTMLElement): void {
  // The code that writes prices other than as decimals is loaded before hydration.
  if (/\bfs_of_/.test(document.cookie)) dataset["oddsFormat"] = "";
  if (readStored(sessionIdKey) && readStored(sessionHashKey)) classList.add("logged-in");
}
