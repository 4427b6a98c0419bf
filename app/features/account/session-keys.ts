/** The two that a signed-in browser has; the script in each document's head reads them and no others. */
export const sessionIdKey = "lsid_id";
export const sessionHashKey = "lsid_hash";

/** The keys of the browser's storage under which a session is kept (A3.01). */
export const sessionKeys = {
  id: sessionIdKey,
  hash: sessionHashKey,
  name: "lsid_name",
  email: "lsid_email",
  emailIsVerified: "lsid_emailIsVerified",
  ppConfirmed: "lsid_ppConfirmed",
  touConfirmed: "lsid_touConfirmed",
  data: "lsid_innerData",
  privateData: "lsid_privateData",
  marketingApproval: "lsid_marketingApproval",
  marketingConsent: "lsid_marketingConsent",
  backendErrors: "lsid_backendErrors",
  storeAfterLoginNeeded: "lsid_storeAfterLoginNeeded",
} as const;
export type SessionField = keyof typeof sessionKeys;
