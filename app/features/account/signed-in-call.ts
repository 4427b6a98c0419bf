import { clientError } from "../../../shared/accounts/client-error.ts";
import type { Credentials } from "../../../shared/accounts/basic-authorization.ts";
import type { AccountPayload } from "../../../shared/accounts/endpoint-schemas.ts";
import type { EndpointName } from "../../../shared/accounts/endpoints.ts";
import { isSessionEndedBy } from "./sign-out.ts";
import type { AccountAnswer, CallAccount } from "./call-account.ts";
import type { SessionStore } from "./session-store.ts";

export type AskSignedIn = <Name extends EndpointName>(
  name: Name,
  payload: AccountPayload<Name>,
) => Promise<AccountAnswer>;

/** The calls of a signed-in visitor. */
export function createSignedInCall(
  call: CallAccount,
  session: SessionStore,
): { readonly ask: AskSignedIn; readonly credentials: () => Credentials } {
  const credentials = () => {
    const now = session.get();
    if (now === null) throw new Error("nobody is signed in");
    return { id: now.id, hash: now.hash };
  };

  /**
   * Makes a call of a signed-in visitor. If the service no longer knows the session, it ends here too (A4.05). An answer fails if
   * its visitor has signed out in the meantime, so that nothing of it is stored (C4.22).
   */
  async function ask<Name extends EndpointName>(name: Name, payload: AccountPayload<Name>): Promise<AccountAnswer> {
    const used = credentials();
    const answer = await call(name, payload, { loggedIn: used });
    if (!answer.ok && isSessionEndedBy({ code: answer.error.code })) {
      session.end(answer.error.ended ?? "unknown", used.hash);
    }
    if (answer.ok && session.reread()?.id !== used.id) return { ok: false, error: clientError("loginMismatch") };
    return answer;
  }

  return { ask, credentials };
}
