import type { BettingPolicy, Notice } from "./policy.ts";

/** What of the legal footer stands (A6.02). */
export type LegalFooter = {
  readonly notice: Notice | null;
  readonly gambleResponsiblyLink: boolean;
  readonly mobileLink: boolean;
};
export type FooterFacts = {
  readonly policy: BettingPolicy;
  /** An age confirmation is asked of this visitor, and has not been given. */
  readonly isAgeUnconfirmed: boolean;
  readonly country: string | null;
  /** Countries where the variant hides the link to the mobile version. */
  readonly mobileLinkHiddenIn: readonly string[];
};

export function legalFooter({ policy, isAgeUnconfirmed, country, mobileLinkHiddenIn }: FooterFacts): LegalFooter {
  return {
    notice: policy.notice,
    gambleResponsiblyLink: !isAgeUnconfirmed,
    mobileLink: country === null || !mobileLinkHiddenIn.includes(country),
  };
}
