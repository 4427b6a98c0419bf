import type { BackendError, BackendErrorDetail } from "./backend-error.ts";
import { serviceCodes } from "./error-codes.ts";

export const termsTypes = ["tou", "pp"] as const;
export type TermsType = (typeof termsTypes)[number];

const isTermsDetail = (detail: BackendErrorDetail): detail is BackendErrorDetail & { readonly type: TermsType } =>
  detail.type === "tou" || detail.type === "pp";

const pendingTerms = (errors: readonly BackendError[]) =>
  errors.filter((error) => error.code === serviceCodes.termsConfirmationNeeded).flatMap((error) => error.details);

/** Which documents the visitor has confirmed: each that no terms error names (A4.06). */
export function confirmedDocuments(errors: readonly BackendError[]): {
  readonly touConfirmed: boolean;
  readonly ppConfirmed: boolean;
} {
  const pending = new Set(pendingTerms(errors).map((detail) => detail.type));
  return { touConfirmed: !pending.has("tou"), ppConfirmed: !pending.has("pp") };
}

/** The agreements to send for all pending terms; null when none are pending, and then nothing is sent (A4.06). */
export function toTermsAgreements(
  errors: readonly BackendError[],
): readonly { readonly type: TermsType; readonly version?: string }[] | null {
  const terms = pendingTerms(errors)
    .filter(isTermsDetail)
    .map(({ type, version }) => (version === undefined ? { type } : { type, version }));
  return terms.length === 0 ? null : terms;
}
