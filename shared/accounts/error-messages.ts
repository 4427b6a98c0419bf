import type { ClientErrorType } from "./error-codes.ts";

/** Catalogue key of what a visitor reads for each client error (A8.04). */
export const errorMessageKeys = {
  internal: "account.error.server",
  loginMismatch: "account.error.login-failed",
  registrationNotConfirmed: "account.error.not-verified",
  invalidRequestData: "account.error.server",
  verificationFailed: "account.error.invalid-password",
  invalidCaptcha: "account.error.not-a-robot",
  registrationAlreadyExists: "account.error.email-used",
  technicalError: "account.error.server",
  marketingStatementNeeded: "account.error.consent-needed",
} as const satisfies Record<ClientErrorType, string>;
export type ErrorMessageKey = (typeof errorMessageKeys)[ClientErrorType];
