import type { AccountSession } from "./session.ts";
import { clientErrors, serviceCodes } from "../../../shared/accounts/error-codes.ts";

/** Whether all local user data is cleared after one of these calls (A4.04): deleting the account leaves none behind. */
export const clearsLocalData = (operation: "logout" | "deleteAccount", isSuccess: boolean): boolean =>
  operation === "deleteAccount" || isSuccess;

/** The fields of the stored session that a successful update of the user changes (A4.04). */
export function toUpdatedFields(update: { readonly email?: string; readonly name?: string }): Partial<AccountSession> {
  return {
    ...(update.email === undefined ? {} : { email: update.email }),
    ...(update.name === undefined ? {} : { name: update.name }),
  };
}

/** Whether a failed call ends the session (A4.05): by a service code, or by a client error's number. */
export const isSessionEndedBy = (error: { readonly err?: string; readonly code?: number }): boolean =>
  error.err === serviceCodes.loginMismatch || error.code === clientErrors.loginMismatch.code;

/** Whether a profile that lacks a confirmed document ends the session (A4.05). */
export const isSessionEndedByProfile = (profile: Pick<AccountSession, "touConfirmed" | "ppConfirmed">): boolean =>
  !profile.touConfirmed || !profile.ppConfirmed;
