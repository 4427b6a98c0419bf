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
import { confirmedDocuments, toTermsAgreements, type TermsType } from "../../../shared/account/terms.ts";
import type { AccountPayload } from "../../../shared/account/endpoint-schemas.ts";
import type { DataDiff } from "../../../shared/account/data-diff.ts";
import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { createMemoryStore } from "../../storage/memory-store.ts";
import { knownDeviceName } from "../../storage/storage-keys.ts";
import type { AccountAnswer, CallAccount } from "./call-account.ts";
import { createClosedAccounts } from "./closed-account.ts";
import type { SessionStore } from "./session-store.ts";

/** Null when it went well. */
export type Outcome = Promise<ClientError | null>;
export type Account = ReturnType<typeof createAccount>;
/** The number of the data's last change after a call that stores, and before it. */
export type StoredChange = { readonly revision: number; readonly since: number };
export type ServerData = { readonly data: JsonObject; readonly revision: number };

export type Agreed = {
  readonly terms: readonly { readonly type: TermsType; readonly version: string; readonly agreedAtSeconds: number }[];
  readonly consent: { readonly marketing: boolean; readonly thirdParties: boolean };
};

const toAgreedTerms = ({ type, version, agreedAtSeconds }: Readonly<Record<string, unknown>>) => ({
  type: type === "pp" ? ("pp" as const) : ("tou" as const),
  version: String(version),
  agreedAtSeconds: Number(agreedAtSeconds),
});

/**
 * What a visitor does with an account; the session is saved and cleared as the rules say.
 * @param storage keeps how the service knows this device, which outlives a sign-out
 */
export function createAccount(
  call: CallAccount,
  session: SessionStore,
  storage: Pick<KeyValueStore, "get" | "set"> = createMemoryStore(),
  closed = createClosedAccounts(),
) {
  const credentials = () => {
    const now = session.get();
    if (now === null) throw new Error("nobody is signed in");
    return { id: now.id, hash: now.hash };
  };

  /** A closed account is offered to who has signed in to it; the window says so in place of the error. */
  function refused(error: ClientError): ClientError {
    if (error.closing !== undefined) closed.set({ type: "offered", account: error.closing });
    return error;
  }

  /** A session that the service does not know any more has ended here too (A4.05). */
  function settle(answer: AccountAnswer): ClientError | null {
    if (answer.ok) return null;
    if (isSessionEndedBy({ code: answer.error.code })) session.clear();
    return answer.error;
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
    session.save({ ...toSignedInFields(parsed.login), ...known });
    return null;
  }

  return {
    session,
    closed,
    takeLogin,

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

    /** Ends every session; this device signs in anew with the new password. */
    async changePassword(password: string, newpassword: string): Outcome {
      const now = session.get();
      if (now === null) return clientError("loginMismatch");
      const answer = await call("changePassword", { id: now.id, password, newpassword });
      return answer.ok ? this.signIn({ email: now.email, password: newpassword }) : answer.error;
    },

    async signOut(): Outcome {
      const answer = await call("logout", {}, { loggedIn: credentials() });
      const error = settle(answer);
      if (clearsLocalData("logout", answer.ok)) session.clear();
      return error;
    },

    async deleteAccount(password: string | undefined): Outcome {
      const answer = await call("deleteAccount", { password }, { loggedIn: credentials() });
      // A password that is wrong deletes nothing, and the visitor is asked again.
      if (!answer.ok && answer.error.type === "verificationFailed") return answer.error;
      if (answer.ok && typeof answer.body["untilSeconds"] === "number") {
        closed.set({ type: "closed", untilSeconds: answer.body["untilSeconds"] });
      }
      if (clearsLocalData("deleteAccount", answer.ok)) session.clear();
      return answer.ok ? null : answer.error;
    },

    async updateUser(changed: { readonly name?: string; readonly email?: string }, password?: string): Outcome {
      const name = changed.name === undefined ? undefined : toStoredNickname(changed.name);
      const error = settle(await call("updateUser", { ...changed, name, password }, { loggedIn: credentials() }));
      if (error === null) session.save(toUpdatedFields(changed));
      return error;
    },

    /** Agrees to what is pending; nothing is sent where nothing is (A4.06). */
    async agreeToTerms(): Outcome {
      const terms = toTermsAgreements(session.get()?.backendErrors ?? []);
      if (terms === null) return null;
      const error = settle(await call("termsAgreements", { terms: [...terms] }, { loggedIn: credentials() }));
      if (error === null) session.save({ touConfirmed: true, ppConfirmed: true });
      return error;
    },

    /** A visitor who does not agree to what is pending is signed out (A4.05). */
    async refuseTerms(): Outcome {
      const now = session.get();
      return now !== null && isSessionEndedByProfile(now) ? this.signOut() : null;
    },

    async stateConsent(consent: { readonly marketing: boolean; readonly thirdParties: boolean }): Outcome {
      const error = settle(await call("updateMarketingConsent", consent, { loggedIn: credentials() }));
      if (error === null) session.save({ marketingConsent: consent });
      return error;
    },

    /** What the visitor agreed to, the last first, and said of marketing; null where it cannot be had. */
    async loadAgreed(): Promise<Agreed | null> {
      const [agreed, said] = await Promise.all([
        call("myTerms", {}, { loggedIn: credentials() }),
        call("marketingConsent", {}, { loggedIn: credentials() }),
      ]);
      if (settle(agreed) !== null || settle(said) !== null || !agreed.ok || !said.ok) return null;
      const { terms } = agreed.body;
      return {
        terms: Array.isArray(terms) ? terms.map(fieldsOf).map(toAgreedTerms).toReversed() : [],
        consent: { marketing: said.body["marketing"] === true, thirdParties: said.body["thirdParties"] === true },
      };
    },

    /** The account's data and profile; null where they cannot be had. */
    async getData(): Promise<ServerData | null> {
      const answer = await call("getData", {}, { loggedIn: credentials() });
      if (settle(answer) !== null || !answer.ok) return null;
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
      const answer = await call("storeMergedData", { key, dataDiff }, { loggedIn: credentials() });
      if (settle(answer) !== null || !answer.ok) return null;
      const { revision, since } = answer.body;
      return typeof revision === "number" && typeof since === "number" ? { revision, since } : null;
    },
  };
}
