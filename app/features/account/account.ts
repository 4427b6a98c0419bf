import { knownDeviceName } from "../../storage/storage-keys.ts";
import type { OpenText } from "../../storage/text-choice.ts";
import type { CallAccount } from "./call-account.ts";
import { createAgreements } from "./account-agreements.ts";
import { createClosedAccounts } from "./closed-account.ts";
import type { PendingSignOuts } from "./pending-sign-outs.ts";
import type { SessionStore } from "./session-store.ts";
import { createSignedInCall } from "./signed-in-call.ts";
import { createAccountData } from "./account-data.ts";
import { createSignIn } from "./account-sign-in.ts";
import { createSignOut } from "./account-sign-out.ts";

export type Account = ReturnType<typeof createAccount>;

/**
 * The actions of a visitor on an account; they save and clear the session by the rules.
 * @param open opens the service's token of this device, which outlives a sign-out
 */
export function createAccount(
  call: CallAccount,
  session: SessionStore,
  signOuts: PendingSignOuts,
  open: OpenText,
  closed = createClosedAccounts(),
) {
  const { ask, credentials } = createSignedInCall(call, session);
  return {
    session,
    closed,
    ...createSignIn({ call, session, closed, credentials, knownDevice: open(knownDeviceName) }),
    ...createSignOut({ call, session, signOuts, closed, credentials }),
    ...createAgreements(call, ask, session),
    ...createAccountData(ask, session),
  };
}
