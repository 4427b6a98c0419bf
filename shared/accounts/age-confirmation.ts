import { isListedPlace } from "../places/place-keys.ts";
import type { Place } from "../places/place.ts";

export type AgeConfirmationConfig = {
  readonly isEnabled: boolean;
  /** Places that require a confirmation: `FR` or `CA:ON`. */
  readonly places: readonly string[];
};

/** Whether the visitor's place asks for a confirmation of legal age (A5.06). */
export const isAgeConfirmationRequired = (
  config: AgeConfirmationConfig,
  place: Pick<Place, "country" | "subdivision">,
): boolean => config.isEnabled && isListedPlace(config.places, place);

/** How long a confirmation is kept: 90 days (C9.04). */
export const ageConfirmationSeconds = 7_776_000;
