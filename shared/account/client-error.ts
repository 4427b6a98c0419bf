import { parseClosingAccount, type ClosingAccount } from "./closing-account.ts";
import { parseSessionEnd, type SessionEnd } from "./session-end.ts";
import { clientErrors, clientTypeOfServiceCode, clientTypeOfV5Code, type ClientErrorType } from "./error-codes.ts";

/** An account call that did not succeed. `message` is for logs; the texts for visitors are in `error-messages.ts`. */
export type ClientError = {
  readonly type: ClientErrorType;
  readonly code: number;
  readonly message: string;
  /** The HTTP status, when the call failed as such. */
  readonly status?: number;
  /** Nothing came back: the network, or a service that is silent. */
  readonly isUnanswered?: true;
  /** What the service said, where it said a code. */
  readonly serviceCode?: string;
  /** What is wrong with a field that only the service can judge. */
  readonly fault?: ServiceFault;
  /** The account is closed, and its owner may take it back. */
  readonly closing?: ClosingAccount;
  /** Why the session of the call is over. */
  readonly ended?: SessionEnd;
};

/** What the service says of a field, beside its code (of our own). */
export type ServiceFault = "password.common";

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
}): ClientError | null {
  // A second code is more specific than the first, but none is known, so none may count as the first.
  if (answer.err2 !== undefined) return clientError("technicalError", `${answer.err2} not handled`);
  if (answer.err === undefined) return null;
  const type = Object.hasOwn(clientTypeOfServiceCode, answer.err) ? clientTypeOfServiceCode[answer.err] : undefined;
  if (type === "consent-flow") return null;
  if (type === undefined) return clientError("technicalError", `${answer.err} not handled`);
  const closing = parseClosingAccount(answer.closing);
  const ended = parseSessionEnd(answer.ended);
  return {
    ...clientError(type),
    ...(answer.fault === "password.common" ? { fault: answer.fault } : {}),
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
