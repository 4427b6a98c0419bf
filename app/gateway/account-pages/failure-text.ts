import { toClientError } from "../../../shared/accounts/client-error.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { toErrorText } from "../../features/account/error-text.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";

/** Returns the visitor's message for a failed call; null for a successful one. */
export function toFailureText(answer: unknown, t: AccountTexts): string | null {
  const { err, err2, fault, r, retryAfterSeconds } = fieldsOf(answer);
  if (r === "done") return null;
  const error = toClientError({
    ...(typeof err === "string" ? { err } : {}),
    ...(typeof err2 === "string" ? { err2 } : {}),
    fault,
    retryAfterSeconds,
  });
  if (error?.fault === "password.common") return t.faults[error.fault];
  if (error?.type === "verificationFailed") return t.badLink;
  return toErrorText(
    { ...error, type: error?.type ?? "technicalError", ...(typeof err === "string" ? { serviceCode: err } : {}) },
    t,
  );
}
