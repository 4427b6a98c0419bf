import type { BackendError } from "../../../shared/accounts/backend-error.ts";
import { serviceCodes } from "../../../shared/accounts/error-codes.ts";

/** The forms in which the site asks the visitor for marketing consent (A4.02). */
const consentVariants = ["EXTENDED_INITIAL", "EXTENDED_PERIODIC", "BASIC_INITIAL", "BASIC_PERIODIC", "NONE"] as const;
export type ConsentVariant = (typeof consentVariants)[number];

const variantOfDetail: ReadonlyMap<number | undefined, ConsentVariant> = new Map([
  [1003, "EXTENDED_INITIAL"],
  [1004, "EXTENDED_PERIODIC"],
  [1005, "BASIC_INITIAL"],
  [1006, "BASIC_PERIODIC"],
]);

export const toConsentVariant = (detailCode: number | undefined): ConsentVariant =>
  variantOfDetail.get(detailCode) ?? "NONE";

export const parseConsentVariant = (input: unknown): ConsentVariant =>
  consentVariants.find((variant) => variant === input) ?? "NONE";

export type MarketingApproval = {
  /** The service requires a statement before it continues. */
  readonly required: boolean;
  readonly variant: ConsentVariant;
  readonly marketingApproved: boolean;
  readonly thirdPartiesApproved: boolean;
};

export const noApprovalNeeded: MarketingApproval = {
  required: false,
  variant: "NONE",
  marketingApproved: false,
  thirdPartiesApproved: false,
};

/** Reads the state of marketing consent from the error list of an answer. */
export function toMarketingApproval(errors: readonly BackendError[]): MarketingApproval {
  const error = errors.find((error) => error.code === serviceCodes.marketingStatementNeeded);
  if (error === undefined) return noApprovalNeeded;
  const detail = error.details[0];
  return {
    required: true,
    variant: toConsentVariant(detail?.code),
    marketingApproved: detail?.marketing === true,
    thirdPartiesApproved: detail?.thirdParties === true,
  };
}
