import type { ClientError } from "../../../shared/account/client-error.ts";
import { serviceCodes } from "../../../shared/account/error-codes.ts";
import { errorMessageKeys } from "../../../shared/account/error-messages.ts";
import type { AccountTexts } from "../../i18n/account/fr.ts";

/**
 * What a visitor reads of a call that failed: the message of its type (A8.04), which for two technical errors is another one, because
 * there the visitor can do something: wait, and see to the network.
 */
export function toErrorText(
  { type, serviceCode, status, isUnanswered }: Pick<ClientError, "type" | "serviceCode" | "status" | "isUnanswered">,
  t: AccountTexts,
): string {
  if (serviceCode === serviceCodes.loginRequestLimitReached || status === 429) return t.tooMany;
  return isUnanswered === true ? t.unanswered : t.errors[errorMessageKeys[type]];
}
