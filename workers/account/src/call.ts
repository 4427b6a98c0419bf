import type { Caller } from "../../../shared/accounts/caller.ts";
import type { ClosingAccount } from "../../../shared/accounts/closing-account.ts";
import type { ServiceFault } from "../../../shared/accounts/client-error.ts";
import type { SessionEnd } from "../../../shared/accounts/session-end.ts";
import type { serviceCodes } from "../../../shared/accounts/error-codes.ts";
import { sendMail, toMail, type MailCode, type Said } from "./mail.ts";
import { parseCost, type Cost } from "./password.ts";
import type { PasswordQueue } from "./password-queue.ts";
import type { OpenSession } from "./sessions.ts";
import type { MailKind } from "./texts/mail-texts.ts";

/** Everything that a call can use besides its body. */
export type Call = {
  readonly env: AccountEnv;
  readonly db: D1Database;
  readonly caller: Caller;
  /** The `user-agent` header of the visitor's browser. */
  readonly agent: string;
  readonly cost: Cost;
  /** Computes a hash of a password when its turn comes. @throws NoRoomError */
  readonly compute: <T>(work: () => Promise<T>) => Promise<T>;
  readonly passwords: Pick<PasswordQueue, "isCrowded" | "lastMs">;
  readonly query: (name: string) => string | undefined;
  /** The document version in the call's path, if the path has one. */
  readonly documentVersion: string;
  /** `x-platform` and `x-version`. */
  readonly platform: string;
  readonly version: string;
  /** Does account-dependent work after the answer, so that the response time does not reveal whether an account exists. */
  readonly after: (work: () => Promise<unknown>) => void;
  /** Sends a mail after the answer. */
  readonly mail: (to: string, kind: MailKind, code?: MailCode, said?: Said) => void;
};

/** A call by a signed-in visitor. */
export type SignedInCall = Call & OpenSession;

/** Why a call is refused, by the name of its service code (A8.01). */
export type Refusal = {
  readonly refused: keyof typeof serviceCodes;
  /** The fault of a field, if only the service can detect it. */
  readonly fault?: ServiceFault;
  /** Present if the account is closed but its owner may restore it. */
  readonly closing?: ClosingAccount;
  /** Why the session of the call is over. */
  readonly ended?: SessionEnd;
  /** Seconds until the limit lets the visitor try again. */
  readonly retryAfterSeconds?: number;
};
export const refuse = (refused: Refusal["refused"]): Refusal => ({ refused });
/** The deployment has no configured host, and a link to the host that a request names could lead anywhere. */
export const mailNotSetUp: Refusal = { refused: "internalError", fault: "mail.notSetUp" };
export const isRefusal = (result: object): result is Refusal => "refused" in result;

/** The origin for links in mails; null if the operator has named no host. */
export const toLinkOrigin = ({ env, caller }: Pick<Call, "env" | "caller">): string | null =>
  caller.linkOrigin ?? (env.DEV_MAIL_ORIGIN || null);

export function toCall(
  env: AccountEnv,
  caller: Caller,
  after: Call["after"],
  passwords: PasswordQueue,
  request: Pick<Call, "query" | "documentVersion"> & { readonly header: (name: string) => string | undefined },
): Call {
  return {
    env,
    db: env.ACCOUNTS,
    caller,
    agent: request.header("user-agent") ?? "",
    cost: parseCost(env.SCRYPT_COST),
    compute: passwords.compute,
    passwords,
    query: request.query,
    documentVersion: request.documentVersion,
    platform: request.header("x-platform") ?? "",
    version: request.header("x-version") ?? "",
    after,
    mail: (to, kind, code = null, said = {}) =>
      after(() =>
        sendMail(env, toMail(to, kind, code, { ...caller, linkOrigin: toLinkOrigin({ env, caller }) }, said)),
      ),
  };
}
