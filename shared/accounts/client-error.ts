import { parseClosingAccount, type ClosingAccount } from "./closing-account.ts";
import { parseSessionEnd, type SessionEnd } from "./session-end.ts";
import { clientErrors, clientTypeOfServiceCode, clientTypeOfV5Code, type ClientErrorType } from "./error-codes.ts";

/** An account call that did not succeed. `message` is for logs; the texts for visitors are in `error-messages.ts`. */
export type ClientError = {
  readonly type: ClientErrorType;
  readonly code: number;
  readonly message: string;
  /** The keys that the service's answer lacks (A5.05). */
  readonly missingKeys?: readonly string[];
  /** The HTTP status, when the call failed as such. */
  readonly status?: number;
  /** No answer came: the network failed, or the service is silent. */
  readonly isUnanswered?: true;
  /** The service's code, if it gave one. */
  readonly serviceCode?: string;
  /** A fault that only the service can detect: in a field, or in the deployment. */
  readonly fault?: ServiceFault;
  /** In how many seconds a limit lets the visitor try again. */
  readonly retryAfterSeconds?: number;
  /** The account is closed, and its owner may take it back. */
  readonly closing?: ClosingAccount;
  /** Why the session of the call is over. */
  readonly ended?: SessionEnd;
};

/** The service's detail beside its code (of our own). */
export type ServiceFault = (typeof serviceFaults)[number];
const serviceFaults = ["password.common", "mail.notSetUp", "login.locked"] as const;

export function clientError(type: ClientErrorType, message: string = clientErrors[type].message): ClientError {
  return { type, code: clientErrors[type].code, message };
}

/** The error in a v3 or v4 answer; null when there is none or when it belongs to the consent flow. */
export function toClientError(answer: {
  readonly err?: string;
  readonly err2?: string;
  readonly fault?: unknown;
  readonly closing?: unknown;
  readonly ended?: unknown;
  readonly retryAfterSeconds?: unknown;
}): ClientError | null {
  // A second code is more specific than the first, but none is known, so none may count as the first.
  if (answer.err2 !== undefined) return clientError("technicalError", `${answer.err2} not handled`);
  if (answer.err === undefined) return null;
  const type = Object.hasOwn(clientTypeOfServiceCode, answer.err) ? clientTypeOfServiceCode[answer.err] : undefined;
  if (type === "consent-flow") return null;
  const error = type === undefined ? clientError("technicalError", `${answer.err} not handled`) : clientError(type);
  const closing = parseClosingAccount(answer.closing);
  const ended = parseSessionEnd(answer.ended);
  const fault = serviceFaults.find((known) => known === answer.fault);
  return {
    ...error,
    ...(fault === undefined ? {} : { fault }),
    ...(typeof answer.retryAfterSeconds === "number" ? { retryAfterSeconds: answer.retryAfterSeconds } : {}),
    ...(closing === null ? {} : { closing }),
    ...(ended === null ? {} : { ended }),
  };
}

/** The error of a v5 endpoint. */
export const toV5ClientError = (code: number): ClientError =>
  clientError(clientTypeOfV5Code.get(code) ?? "technicalError");

/** A call whose HTTP status is not a success. */
export function toHttpError(failure: { readonly status?: number; readonly message?: string }): ClientError {
  const message = failure.message === undefined || failure.message === "" ? "Unexpected server error" : failure.message;
  return { ...clientError("technicalError", message), status: failure.status ?? 500 };
}

/** Whatever was thrown on the way to the service or back. */
export const wrapThrown = (thrown: unknown): ClientError =>
  clientError("technicalError", thrown instanceof Error ? thrown.message : String(thrown));
