/** The account service's codes (A8.01). */
export const serviceCodes = {
  internalError: "XE0",
  loginMismatch: "XE1",
  captchaMismatch: "XE2",
  registrationDuplicate: "XE3",
  registrationNotConfirmed: "XE4",
  verificationFail: "XE5",
  providerNotImplemented: "XE6",
  providerNeedsEmail: "XE7",
  termsConfirmationNeeded: "XE8",
  appleRegistrationFail: "XE9",
  connectionAlreadyUsed: "XE10",
  validationError: "XE11",
  marketingStatementNeeded: "XE12",
  loginRequestLimitReached: "XE13",
} as const;

/** The errors that a client reports to its own code: the number, and the message for its log. */
export const clientErrors = {
  internal: { code: 1000, message: "Internal error" },
  loginMismatch: { code: 1001, message: "Wrong email or password!" },
  registrationNotConfirmed: { code: 1002, message: "Registration not confirmed!" },
  invalidRequestData: { code: 1003, message: "Data sent to LSID are invalid!" },
  verificationFailed: { code: 1004, message: "Verification failed!" },
  invalidCaptcha: { code: 1005, message: "Invalid captcha!" },
  registrationAlreadyExists: { code: 1006, message: "User already exists!" },
  technicalError: { code: 1007, message: "Does not found success response." },
  marketingStatementNeeded: { code: 1012, message: "Marketing statement needed." },
} as const;
export type ClientErrorType = keyof typeof clientErrors;

/**
 * Client types of the codes that have one; `consent-flow` is not an error, and a code that is missing here is not
 * handled.
 */
export const clientTypeOfServiceCode: Readonly<Partial<Record<string, ClientErrorType | "consent-flow">>> = {
  XE0: "technicalError",
  XE1: "loginMismatch",
  XE2: "invalidCaptcha",
  XE3: "registrationAlreadyExists",
  XE4: "registrationNotConfirmed",
  XE5: "verificationFailed",
  XE11: "invalidRequestData",
  XE12: "consent-flow",
};

/** Client types of the v5 endpoints' codes (A8.02); any other is technical. */
export const clientTypeOfV5Code: ReadonlyMap<number, ClientErrorType> = new Map([
  [100, "invalidRequestData"],
  [101, "invalidRequestData"],
  [120, "invalidCaptcha"],
  [150, "verificationFailed"],
]);
