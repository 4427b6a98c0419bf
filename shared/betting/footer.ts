import { isAgeConfirmationMissing, type AgeConfirmationConfig } from "../account/age-confirmation.ts";
import { isListedPlace } from "../geo/place-keys.ts";
import type { Place } from "../geo/place.ts";

export type FooterConfig = {
  readonly ageConfirmation: AgeConfirmationConfig;
  /** Places without the link to the mobile version: `FR` or `CA:ON`. */
  readonly placesWithoutMobileLink: readonly string[];
};

/**
 * The footer's links (A6.02); the visitor's policy decides whether the notice is above them. `storedAge` is the stored
 * confirmation of legal age: where the place requires one, "gamble responsibly" waits for it.
 */
export const footerLinks = (
  config: FooterConfig,
  place: Pick<Place, "country" | "subdivision">,
  storedAge: string | null,
): { readonly gambleResponsibly: boolean; readonly mobile: boolean } => ({
  gambleResponsibly: !isAgeConfirmationMissing(config.ageConfirmation, place, storedAge),
  mobile: !isListedPlace(config.placesWithoutMobileLink, place),
});
