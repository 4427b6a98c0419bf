import type { ClientError } from "../../../shared/accounts/client-error.ts";
import { clearsLocalData, isSessionEndedBy, isSessionEndedByProfile } from "./sign-out.ts";
import type { CallAccount } from "./call-account.ts";
import type { createClosedAccounts } from "./closed-account.ts";
import type { PendingSignOuts } from "./pending-sign-outs.ts";
import type { SessionStore } from "./session-store.ts";
import type { SignedOut } from "./signed-out.ts";
import type { Credentials } from "../../../shared/accounts/basic-authorization.ts";

/** Null for success. */
type Outcome = Promise<ClientError | null>;
type SignOutParts = {
  readonly call: CallAccount;
  readonly session: SessionStore;
  readonly signOuts: PendingSignOuts;
  readonly closed: ReturnType<typeof createClosedAccounts>;
  readonly credentials: () => Credentials;
};

/** The ways to leave an account. Data that the account has not stored stay in this browser where the rules say so. */
export function createSignOut({ call, session, signOuts, closed, credentials }: SignOutParts) {
  /** Ends the session in this browser, with or without a network, and reports it to the service as soon as possible. */
  function leave(why: SignedOut) {
    const left = credentials();
    signOuts.add(left);
    session.end(why, left.hash);
    void signOuts.tell();
  }

  return {
    /** Data that the account has not stored yet stay in this browser; otherwise nothing stays. */
    async signOut(): Outcome {
      const now = session.get();
      if (now === null) return null;
      const answer = await call("logout", {}, { loggedIn: credentials() });
      // A session that the service no longer knows is over, as the visitor wants.
      const isOver = answer.ok || isSessionEndedBy({ code: answer.error.code });
      if (clearsLocalData("logout", isOver)) {
        if (now.storeAfterLoginNeeded) session.end("here", now.hash);
        else session.clear();
      }
      return isOver || answer.ok ? null : answer.error;
    },

    /** Signs out without waiting for the service. */
    signOutHere: () => leave("here"),

    async deleteAccount(password: string | undefined): Outcome {
      const left = credentials();
      const answer = await call("deleteAccount", { password }, { loggedIn: left });
      // A wrong password deletes nothing; the visitor can try again.
      if (!answer.ok && answer.error.type === "verificationFailed") return answer.error;
      if (answer.ok && typeof answer.body["untilSeconds"] === "number") {
        closed.set({ type: "closed", untilSeconds: answer.body["untilSeconds"] });
      }
      if (!answer.ok) {
        closed.set({ type: "failed", isUnanswered: answer.error.isUnanswered === true });
        signOuts.add(left);
      }
      if (clearsLocalData("deleteAccount", answer.ok)) session.clear();
      if (!answer.ok) void signOuts.tell();
      return answer.ok ? null : answer.error;
    },

    /** Signs out a visitor who refuses pending terms (A4.05); data that the account has not stored stay in the browser. */
    refuseTerms() {
      const now = session.get();
      if (now !== null && isSessionEndedByProfile(now)) leave("termsRefused");
    },
  };
}
