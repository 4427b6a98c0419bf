import type { Caller } from "../../../shared/account/caller.ts";
import type { ClosingAccount } from "../../../shared/account/closing-account.ts";
import type { ServiceFault } from "../../../shared/account/client-error.ts";
import type { SessionEnd } from "../../../shared/account/session-end.ts";
import type { serviceCodes } from "../../../shared/account/error-codes.ts";
import { sendMail, toMail, type MailCode, type Said } from "./mail.ts";
import { parseCost, type Cost } from "./password.ts";
import type { PasswordQueue } from "./password-queue.ts";
import type { OpenSession } from "./sessions.ts";
import type { MailKind } from "./texts/mail-texts.ts";

/** What a call has at hand besides its body. */
export type Call = {
  readonly env: AccountEnv;
  readonly db: D1Database;
  readonly caller: Caller;
  /** The visitor's browser, as it calls itself. */
  readonly agent: string;
  readonly cost: Cost;
  /** Computes a hash of a password when its turn comes. @throws NoRoomError */
  readonly compute: <T>(work: () => Promise<T>) => Promise<T>;
  readonly passwords: Pick<PasswordQueue, "isCrowded" | "lastMs">;
  readonly query: (name: string) => string | undefined;
  /** Of a call whose path has one. */
  readonly documentVersion: string;
  /** `x-platform` and `x-version`. */
  readonly platform: string;
  readonly version: string;
  /** Does what depends on the account after the answer: its time must not say whether there is one. */
  readonly after: (work: () => Promise<unknown>) => void;
  /** Sends a mail after the answer. */
  readonly mail: (to: string, kind: MailKind, code?: MailCode, said?: Said) => void;
};

/** Of a call that a signed-in visitor makes. */
export type SignedInCall = Call & OpenSession;

/** Why a call is refused, by the name of its service code (A8.01). */
export type Refusal = {
  readonly refused: keyof typeof serviceCodes;
  /** What is wrong with a field, where only the service can know it. */
  readonly fault?: ServiceFault;
  /** The account is closed, and its owner may take it back. */
  readonly closing?: ClosingAccount;
  /** Why the session of the call is over. */
  readonly ended?: SessionEnd;
  /** In how many seconds the limit lets the visitor try again. */
  readonly retryAfterSeconds?: number;
};
export const refuse = (refused: Refusal["refused"]): Refusal => ({ refused });
/** The deployment does not know where it is: a link to what a request calls its host could lead anywhere. */
export const mailNotSetUp: Refusal = { refused: "internalError", fault: "mail.notSetUp" };
export const isRefusal = (result: object): result is Refusal => "refused" in result;

/** Where links of mails lead, null where the operator has named no host. */
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
