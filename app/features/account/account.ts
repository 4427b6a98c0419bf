import { parseBackendErrors } from "../../../shared/accounts/backend-error.ts";
import { clientError, type ClientError } from "../../../shared/accounts/client-error.ts";
import { parseLoginAnswer, toSignedInFields } from "./login.ts";
import { toMarketingApproval } from "./marketing-consent.ts";
import { toStoredNickname, fromStoredNickname } from "../../../shared/accounts/nickname.ts";
import { clearsLocalData, isSessionEndedBy, isSessionEndedByProfile, toUpdatedFields } from "./sign-out.ts";
import type { JsonObject } from "../../../shared/basics/json-value.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { confirmedDocuments } from "../../../shared/accounts/terms.ts";
import type { AccountPayload } from "../../../shared/accounts/endpoint-schemas.ts";
import type { DataDiff } from "../../../shared/accounts/data-diff.ts";
import { knownDeviceName } from "../../storage/storage-keys.ts";
import type { OpenText } from "../../storage/text-choice.ts";
import type { CallAccount } from "./call-account.ts";
import { createAgreements } from "./account-agreements.ts";
import { createClosedAccounts } from "./closed-account.ts";
import type { PendingSignOuts } from "./pending-sign-outs.ts";
import type { SessionStore } from "./session-store.ts";
import { createSignedInCall } from "./signed-in-call.ts";
import type { SignedOut } from "./signed-out.ts";

/** Null for success. */
type Outcome = Promise<ClientError | null>;
export type Account = ReturnType<typeof createAccount>;
/** The revision of the account's data after a call that stores, and before it. */
export type StoredChange = { readonly revision: number; readonly since: number };
export type ServerData = { readonly data: JsonObject; readonly revision: number };

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
  const knownDevice = open(knownDeviceName);

  /** A visitor who signs in to a closed account can reopen it; the window offers this in place of the error. */
  function refused(error: ClientError): ClientError {
    if (error.closing !== undefined) closed.set({ type: "offered", account: error.closing });
    return error;
  }

  /** Ends the session in this browser, with or without a network, and reports it to the service as soon as possible. */
  function leave(why: SignedOut) {
    const left = credentials();
    signOuts.add(left);
    session.end(why, left.hash);
    void signOuts.tell();
  }

  /**
   * Saves the new session.
   * @param isCancelled whether the visitor has closed the window meanwhile: then the new session is ended at once (C2.12)
   * @param known other known data of the visitor
   */
  function takeLogin(
    body: unknown,
    isCancelled: () => boolean = () => false,
    known: { readonly email?: string } = {},
  ): ClientError | null {
    const parsed = parseLoginAnswer(body);
    if (!parsed.ok) return parsed.error;
    if (isCancelled()) {
      void call("logout", {}, { loggedIn: parsed.login });
      return clientError("loginMismatch");
    }
    const { device } = fieldsOf(body);
    if (typeof device === "string") knownDevice.set(device);
    // Sign-in works only with a confirmed address.
    session.save({ ...toSignedInFields(parsed.login), ...known, emailIsVerified: true });
    return null;
  }

  return {
    session,
    closed,
    takeLogin,
    ...createAgreements(ask, session),

    register: async (form: {
      readonly email: string;
      readonly password: string;
      readonly nickname: string;
      readonly captcha: string | undefined;
    }): Outcome => {
      const { email, password, captcha } = form;
      const answer = await call("registration", { email, password, captcha, name: toStoredNickname(form.nickname) });
      return answer.ok ? null : answer.error;
    },

    /** Saves the user; personal data are synchronised afterwards (A4.03). */
    async signIn(
      form: { readonly email: string; readonly password: string; readonly captcha?: string | undefined },
      isCancelled?: () => boolean,
    ): Outcome {
      const answer = await call("login", { ...form, device: knownDevice.get() ?? undefined });
      return answer.ok ? takeLogin(answer.body, isCancelled, { email: form.email }) : refused(answer.error);
    },

    /** Completes a sign-in with the values that a provider sent back; the e-mail address comes with the account's data. */
    async signInWithProvider(returned: AccountPayload<"loginWithProvider">): Outcome {
      const answer = await call("loginWithProvider", returned);
      return answer.ok ? takeLogin(answer.body) : refused(answer.error);
    },

    forgotPassword: async (email: string, captcha?: string): Outcome => {
      const answer =
        captcha === undefined
          ? await call("forgottenPassword", { email })
          : await call("forgottenPasswordWithCaptcha", { email, captcha });
      return answer.ok ? null : answer.error;
    },

    /** Ends every session; this device signs in anew with the new password. @param email to sign in with */
    changePassword: (email: string, password: string, newpassword: string): Outcome =>
      session.replace(async () => {
        const answer = await call("changePassword", { id: credentials().id, password, newpassword });
        if (!answer.ok) return answer.error;
        const login = await call("login", { email, password: newpassword });
        return login.ok ? takeLogin(login.body, () => false, { email }) : login.error;
      }),

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

    /** A new e-mail address takes effect once it is confirmed; until then it is shown as pending. */
    async updateUser(changed: { readonly name?: string; readonly email?: string }, password?: string): Outcome {
      const name = changed.name === undefined ? undefined : toStoredNickname(changed.name);
      const answer = await ask("updateUser", { ...changed, name, password });
      if (!answer.ok) return answer.error;
      const isNewEmail = changed.email !== undefined && changed.email !== session.get()?.email;
      session.save({ ...toUpdatedFields(changed), ...(isNewEmail ? { emailIsVerified: false } : {}) });
      return null;
    },

    /** Signs out a visitor who refuses pending terms (A4.05); data that the account has not stored stay in the browser. */
    refuseTerms() {
      const now = session.get();
      if (now !== null && isSessionEndedByProfile(now)) leave("termsRefused");
    },

    /** The account's data and profile, loaded again if the session was saved meanwhile; null if they cannot be loaded. */
    getData: async function load(): Promise<ServerData | null> {
      const saves = session.saves();
      const answer = await ask("getData", {});
      if (!answer.ok) return null;
      if (session.saves() !== saves) return load();
      const { profile, data, privateData, revision, hash, errors } = answer.body;
      const { name, email, emailIsVerified } = fieldsOf(profile);
      const backendErrors = parseBackendErrors(errors);
      const confirmed = confirmedDocuments(backendErrors);
      session.save({
        name: fromStoredNickname(String(name ?? "")),
        email: String(email ?? ""),
        emailIsVerified: emailIsVerified === true,
        privateData: fieldsOf(privateData) as JsonObject,
        backendErrors,
        marketingApproval: toMarketingApproval(backendErrors),
        ...confirmed,
        storeAfterLoginNeeded: backendErrors.length > 0,
        ...(typeof hash === "string" ? { hash } : {}),
      });
      return { data: fieldsOf(data) as JsonObject, revision: Number(revision ?? 0) };
    },

    /** Null if nothing was stored. */
    async store(key: string, dataDiff: DataDiff): Promise<StoredChange | null> {
      const answer = await ask("storeMergedData", { key, dataDiff });
      if (!answer.ok) return null;
      const { revision, since } = answer.body;
      return typeof revision === "number" && typeof since === "number" ? { revision, since } : null;
    },
  };
}
