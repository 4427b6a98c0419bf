import type { Credentials } from "../../../shared/account/basic-authorization.ts";
import { parseJson } from "../../../shared/json/parse-json.ts";
import { fieldsOf } from "../../../shared/json/record.ts";
import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { pendingSignOutsName } from "../../storage/storage-keys.ts";
import type { CallAccount } from "./call-account.ts";

export type PendingSignOuts = {
  readonly add: (credentials: Credentials) => void;
  /** Tells the service of those that wait, now and again until none is left. */
  readonly tell: () => Promise<void>;
};

/** More than a browser signs out of between two moments with a network. */
const mostPending = 10;

/** Where the browser hears of no network that is back, it is tried anew. */
const tellAgainMs = 30_000;

/** Sessions that ended in this browser, and that the service does not know to be over: it is told once the network is back. */
export function createPendingSignOuts(
  storage: KeyValueStore,
  call: CallAccount,
  after: (delayMs: number, work: () => void) => () => void,
): PendingSignOuts {
  let cancel: (() => void) | null = null;
  const read = (): readonly Credentials[] => {
    const stored = parseJson(storage.get(pendingSignOutsName) ?? "");
    return Array.isArray(stored)
      ? stored.map(fieldsOf).map(({ id, hash }) => ({ id: String(id), hash: String(hash) }))
      : [];
  };
  const write = (pending: readonly Credentials[]) =>
    pending.length === 0
      ? storage.remove(pendingSignOutsName)
      : storage.set(pendingSignOutsName, JSON.stringify(pending.slice(-mostPending)));

  async function tell(): Promise<void> {
    cancel?.();
    for (const credentials of read()) {
      const answer = await call("logout", {}, { loggedIn: credentials });
      // A refusal says that the session is over already; without an answer, or with a broken one, it may not be.
      const isTold = answer.ok || answer.error.serviceCode !== undefined;
      if (isTold) write(read().filter(({ hash }) => hash !== credentials.hash));
    }
    if (read().length > 0) cancel = after(tellAgainMs, () => void tell());
  }

  return { add: ({ id, hash }) => write([...read(), { id, hash }]), tell };
}
