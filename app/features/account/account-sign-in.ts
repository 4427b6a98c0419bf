import { clientError, type ClientError } from "../../../shared/accounts/client-error.ts";
import { parseLoginAnswer, toSignedInFields } from "./login.ts";
import { toStoredNickname } from "../../../shared/accounts/nickname.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import type { AccountPayload } from "../../../shared/accounts/endpoint-schemas.ts";
import type { OpenText } from "../../storage/text-choice.ts";
import type { CallAccount } from "./call-account.ts";
import type { createClosedAccounts } from "./closed-account.ts";
import type { SessionStore } from "./session-store.ts";
import type { Credentials } from "../../../shared/accounts/basic-authorization.ts";

/** Null for success. */
type Outcome = Promise<ClientError | null>;
type SignInParts = {
  readonly call: CallAccount;
  readonly session: SessionStore;
  readonly closed: ReturnType<typeof createClosedAccounts>;
  readonly credentials: () => Credentials;
  /** The service's token of this device, which outlives a sign-out. */
  readonly knownDevice: ReturnType<OpenText>;
};

/** The ways to come to an account: each that succeeds saves a session. */
export function createSignIn({ call, session, closed, credentials, knownDevice }: SignInParts) {
  /** A visitor who signs in to a closed account can reopen it; the window offers this in place of the error. */
  function refused(error: ClientError): ClientError {
    if (error.closing !== undefined) closed.set({ type: "offered", account: error.closing });
    return error;
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
  };
}
