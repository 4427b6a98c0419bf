import type { TermsType } from "./terms.ts";

/** Where a document that visitors agree to is read, of whatever version; the same in every language. */
export const termsPath = "/account/terms";
export const latestVersion = "latest";

/** "/account/terms?type=pp&version=2"; without a version that of now. */
export const toTermsAddress = (type: TermsType, version: string = latestVersion): string =>
  `${termsPath}?type=${type}&version=${encodeURIComponent(version)}`;
