import type { AgeConfirmationConfig } from "../accounts/age-confirmation.ts";
import { isListedPlace } from "../places/place-keys.ts";
import type { Visitor } from "../places/visitor.ts";

export type FooterConfig = {
  readonly ageConfirmation: AgeConfirmationConfig;
  /** Places without the link to the mobile version: `FR` or `CA:ON`. */
  readonly placesWithoutMobileLink: readonly string[];
};

/**
 * The footer's links (A6.02); the visitor's policy decides whether the notice is above them. Where an age has to be confirmed,
 * "gamble responsibly" waits for it.
 */
export const footerLinks = (
  { placesWithoutMobileLink }: Pick<FooterConfig, "placesWithoutMobileLink">,
  { place, policy: { age } }: Pick<Visitor, "place" | "policy">,
): { readonly gambleResponsibly: boolean; readonly mobile: boolean } => ({
  gambleResponsibly: age === "not-asked" || age === "confirmed",
  mobile: !isListedPlace(placesWithoutMobileLink, place),
});
