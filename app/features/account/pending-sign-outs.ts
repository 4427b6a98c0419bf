import type { Credentials } from "../../../shared/accounts/basic-authorization.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { pendingSignOutsName } from "../../storage/storage-keys.ts";
import type { OpenText } from "../../storage/text-choice.ts";
import type { CallAccount } from "./call-account.ts";

export type PendingSignOuts = {
  readonly add: (credentials: Credentials) => void;
  /** Reports the pending sign-outs to the service, now and repeatedly until none is left. */
  readonly tell: () => Promise<void>;
};

/** More sign-outs than a browser collects while it has no network. */
const mostPending = 10;

/** It tries again after this time, in case the browser does not report that the network is back. */
const tellAgainMs = 30_000;

/** Sessions that ended in this browser, but not yet at the service: it gets the sign-outs once the network is back. */
export function createPendingSignOuts(
  open: OpenText,
  call: CallAccount,
  after: (delayMs: number, work: () => void) => () => void,
): PendingSignOuts {
  const text = open(pendingSignOutsName);
  let cancel: (() => void) | null = null;
  const read = (): readonly Credentials[] => {
    const stored = parseJson(text.reread() ?? "");
    return Array.isArray(stored)
      ? stored.map(fieldsOf).map(({ id, hash }) => ({ id: String(id), hash: String(hash) }))
      : [];
  };
  const write = (pending: readonly Credentials[]) =>
    text.set(pending.length === 0 ? null : JSON.stringify(pending.slice(-mostPending)));

  async function tell(): Promise<void> {
    cancel?.();
    for (const credentials of read()) {
      const answer = await call("logout", {}, { loggedIn: credentials });
      // A refusal means that the session is already over; without a valid answer it may still be open.
      const isTold = answer.ok || answer.error.serviceCode !== undefined;
      if (isTold) write(read().filter(({ hash }) => hash !== credentials.hash));
    }
    if (read().length > 0) cancel = after(tellAgainMs, () => void tell());
  }

  return { add: ({ id, hash }) => write([...read(), { id, hash }]), tell };
}
