import type { Variant } from "./variant.ts";

export const de: Variant = {
  id: "de",
  lang: "de",
  siteOrigin: null,
  timeZone: "Europe/Berlin",
  projectId: 3,
  bookmakerLinkBase: null,
  footer: { ageConfirmation: { isEnabled: false, places: [] }, placesWithoutMobileLink: [] },
};
