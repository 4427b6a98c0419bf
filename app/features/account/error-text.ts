import type { ClientError } from "../../../shared/accounts/client-error.ts";
import { serviceCodes } from "../../../shared/accounts/error-codes.ts";
import { errorMessageKeys } from "../../../shared/accounts/error-messages.ts";
import type { AccountTexts } from "../../i18n/account-texts.ts";

type Failure = Pick<
  ClientError,
  "type" | "serviceCode" | "status" | "isUnanswered" | "fault" | "retryAfterSeconds" | "missingKeys"
>;

/**
 * Returns the visitor's message for a failed call: the message of its type (A8.04), or another one for errors that the
 * visitor can act on: wait, sign in another way, or check the network. It names the keys that an answer lacks (A5.05).
 */
export function toErrorText(
  { type, serviceCode, status, isUnanswered, fault, retryAfterSeconds, missingKeys }: Failure,
  t: AccountTexts,
): string {
  if (fault === "mail.notSetUp") return t.faults[fault];
  if (status === 503) return t.crowded;
  if (serviceCode === serviceCodes.loginRequestLimitReached || status === 429) {
    const wait =
      retryAfterSeconds === undefined
        ? t.tooMany
        : t.tooManyFor({ minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) });
    return fault === "login.locked" ? `${wait} ${t.faults[fault]}` : wait;
  }
  if (missingKeys !== undefined)
    return `${t.errors[errorMessageKeys[type]]} ${t.answerLacks({ keys: missingKeys.join(", ") })}`;
  return isUnanswered === true ? t.unanswered : t.errors[errorMessageKeys[type]];
}
