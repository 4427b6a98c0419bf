import { sessionHashKey, sessionIdKey } from "../features/account/session-keys.ts";
import { readStored } from "../storage/read-stored.ts";

/** Marks the document for sheets, because the server sends all visitors the same one. */
export function markVisitor({ classList }: HTMLElement): void {
  if (readStored(sessionIdKey) && readStored(sessionHashKey)) classList.add("logged-in");
}
