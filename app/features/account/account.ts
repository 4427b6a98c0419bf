import { parseBackendErrors } from "../../../shared/account/backend-error.ts";
import { clientError, type ClientError } from "../../../shared/account/client-error.ts";
import { parseLoginAnswer, toSignedInFields } from "../../../shared/account/login.ts";
import { toMarketingApproval } from "../../../shared/account/marketing-consent.ts";
import { toStoredNickname, fromStoredNickname } from "../../../shared/account/nickname.ts";
import {
  clearsLocalData,
  isSessionEndedBy,
  isSessionEndedByProfile,
  toUpdatedFields,
} from "../../../shared/account/sign-out.ts";
import type { JsonObject } from "../../../shared/json/json-value.ts";
import { fieldsOf } from "../../../shared/json/record.ts";
import { confirmedDocuments } from "../../../shared/account/terms.ts";
import type { AccountPayload } from "../../../shared/account/endpoint-schemas.ts";
import type { DataDiff } from "../../../shared/account/data-diff.ts";
import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { createMemoryStore } from "../../storage/memory-store.ts";
import { knownDeviceName } from "../../storage/storage-keys.ts";
import type { CallAccount } from "./call-account.ts";
import { createAgreements } from "./account-agreements.ts";
import { createClosedAccounts } from "./closed-account.ts";
import type { PendingSignOuts } from "./pending-sign-outs.ts";
import type { SessionStore } from "./session-store.ts";
import { createSignedInCall } from "./signed-in-call.ts";
import type { SignedOut } from "./signed-out.ts";

/** Null when it went well. */
type Outcome = Promise<ClientError | null>;
export type Account = ReturnType<typeof createAccount>;
/** The number of the data's last change after a call that stores, and before it. */
export type StoredChange = { readonly revision: number; readonly since: number };
export type ServerData = { readonly data: JsonObject; readonly revision: number };

/**
 * What a visitor does with an account; the session is saved and cleared as the rules say.
 * @param storage keeps how the service knows this device, which outlives a sign-out
 */
export function createAccount(
  call: CallAccount,
  session: SessionStore,
  signOuts: PendingSignOuts,
  storage: Pick<KeyValueStore, "get" | "set"> = createMemoryStore(),
  closed = createClosedAccounts(),
) {
  const { ask, credentials } = createSignedInCall(call, session);

  /** A closed account is offered to who has signed in to it; the window says so in place of the error. */
  function refused(error: ClientError): ClientError {
    if (error.closing !== undefined) closed.set({ type: "offered", account: error.closing });
    return error;
  }

  /** Ends the session in this browser, whatever the network does; the service is told as soon as it can be. */
  function leave(why: SignedOut) {
    const left = credentials();
    signOuts.add(left);
    session.end(why, left.hash);
    void signOuts.tell();
  }

  /**
   * Saves who signed in.
   * @param isCancelled whether the visitor has closed the window meanwhile: then the new session is ended at once (C2.12)
   * @param known what is known of the visitor besides
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
    if (typeof device === "string") storage.set(knownDeviceName, device);
    // Only a confirmed address is signed in to.
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

    /** Saves the user; what is personal is synchronised afterwards (A4.03). */
    async signIn(
      form: { readonly email: string; readonly password: string; readonly captcha?: string | undefined },
      isCancelled?: () => boolean,
    ): Outcome {
      const answer = await call("login", { ...form, device: storage.get(knownDeviceName) ?? undefined });
      return answer.ok ? takeLogin(answer.body, isCancelled, { email: form.email }) : refused(answer.error);
    },

    /** Ends a sign-in at a provider, with what it sent back; the address comes with the account's data. */
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

    /** What the account could not take yet stays in this browser; else nothing of it does. */
    async signOut(): Outcome {
      const now = session.get();
      if (now === null) return null;
      const answer = await call("logout", {}, { loggedIn: credentials() });
      // A session that the service does not know any more is over, as the visitor wants it.
      const isOver = answer.ok || isSessionEndedBy({ code: answer.error.code });
      if (clearsLocalData("logout", isOver)) {
        if (now.storeAfterLoginNeeded) session.end("here", now.hash);
        else session.clear();
      }
      return isOver || answer.ok ? null : answer.error;
    },

    /** Signs out without an answer of the service. */
    signOutHere: () => leave("here"),

    async deleteAccount(password: string | undefined): Outcome {
      const left = credentials();
      const answer = await call("deleteAccount", { password }, { loggedIn: left });
      // A password that is wrong deletes nothing, and the visitor is asked again.
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

    /** A new address is the account's once it is confirmed, and is shown as waiting until then. */
    async updateUser(changed: { readonly name?: string; readonly email?: string }, password?: string): Outcome {
      const name = changed.name === undefined ? undefined : toStoredNickname(changed.name);
      const answer = await ask("updateUser", { ...changed, name, password });
      if (!answer.ok) return answer.error;
      const isNewEmail = changed.email !== undefined && changed.email !== session.get()?.email;
      session.save({ ...toUpdatedFields(changed), ...(isNewEmail ? { emailIsVerified: false } : {}) });
      return null;
    },

    /** A visitor who does not agree to what is pending is signed out (A4.05), and keeps what the account could not take. */
    refuseTerms() {
      const now = session.get();
      if (now !== null && isSessionEndedByProfile(now)) leave("termsRefused");
    },

    /** The account's data and profile, as they are after what was changed here meanwhile; null where they cannot be had. */
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

    /** Null where nothing was stored. */
    async store(key: string, dataDiff: DataDiff): Promise<StoredChange | null> {
      const answer = await ask("storeMergedData", { key, dataDiff });
      if (!answer.ok) return null;
      const { revision, since } = answer.body;
      return typeof revision === "number" && typeof since === "number" ? { revision, since } : null;
    },
  };
}
