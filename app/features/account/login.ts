import { parseBackendErrors, type BackendError } from "../../../shared/accounts/backend-error.ts";
import { toClientError, type ClientError } from "../../../shared/accounts/client-error.ts";
import { toDataDiff, type DataDiff } from "../../../shared/accounts/data-diff.ts";
import { serviceCodes } from "../../../shared/accounts/error-codes.ts";
import type { JsonObject } from "../../../shared/basics/json-value.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { toMarketingApproval } from "./marketing-consent.ts";
import { missingKeysError } from "./required-keys.ts";
import type { AccountSession } from "./session.ts";
import { confirmedDocuments } from "../../../shared/accounts/terms.ts";

/** A login's answer (A3.03). `isRegistration` is true when a provider login has made the account. */
export type LoginAnswer = {
  readonly id: string;
  readonly hash: string;
  readonly errors: readonly BackendError[];
  readonly isRegistration: boolean;
};

export function parseLoginAnswer(
  input: unknown,
): { readonly ok: true; readonly login: LoginAnswer } | { readonly ok: false; readonly error: ClientError } {
  const { id, hash, err, err2, errors, isRegistration } = fieldsOf(input);
  const error =
    toClientError({
      ...(typeof err === "string" ? { err } : {}),
      ...(typeof err2 === "string" ? { err2 } : {}),
    }) ?? missingKeysError(input, "login");
  if (error !== null) return { ok: false, error };
  return {
    ok: true,
    login: {
      id: String(id),
      hash: String(hash),
      errors: parseBackendErrors(errors),
      isRegistration: isRegistration === true,
    },
  };
}

/** Whether terms or consent wait for the visitor. */
const isConfirmationPending = (errors: readonly BackendError[]): boolean =>
  errors.some(
    ({ code }) => code === serviceCodes.termsConfirmationNeeded || code === serviceCodes.marketingStatementNeeded,
  );

/**
 * The fields that a login saves before anything else (A4.03). With terms or consent pending, local data waits
 * (`storeAfterLoginNeeded`); otherwise data is synced at once.
 */
export function toSignedInFields(login: LoginAnswer): Partial<AccountSession> {
  return {
    id: login.id,
    hash: login.hash,
    ...confirmedDocuments(login.errors),
    marketingApproval: toMarketingApproval(login.errors),
    backendErrors: login.errors,
    storeAfterLoginNeeded: isConfirmationPending(login.errors),
  };
}

export type SyncAction =
  | { readonly type: "defer" | "nothing" }
  | { readonly type: "merge-up"; readonly dataDiff: DataDiff }
  | { readonly type: "take-server-data"; readonly data: JsonObject };

/** How the data of this browser and of the server are joined (A4.03). */
export function syncAction(
  session: Pick<AccountSession, "storeAfterLoginNeeded" | "backendErrors">,
  serverData: JsonObject,
  localData: JsonObject,
): SyncAction {
  if (session.storeAfterLoginNeeded && isConfirmationPending(session.backendErrors)) return { type: "defer" };
  if (Object.keys(serverData).length > 0) return { type: "take-server-data", data: serverData };
  if (Object.keys(localData).length === 0) return { type: "nothing" };
  return { type: "merge-up", dataDiff: toDataDiff(serverData, localData) };
}
