import type { TermsType } from "../../../shared/accounts/terms.ts";

/** The page for reading any version of a document that visitors agree to; the same in every language. */
export const termsPath = "/account/terms";
export const latestVersion = "latest";

/** "/account/terms?type=pp&version=2"; without a version, the latest. */
export const toTermsAddress = (type: TermsType, version: string = latestVersion): string =>
  `${termsPath}?type=${type}&version=${encodeURIComponent(version)}`;
