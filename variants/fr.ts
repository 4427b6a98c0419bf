import type { Variant } from "./variant.ts";

export const fr: Variant = {
  id: "fr",
  lang: "fr",
  siteOrigin: null,
  timeZone: "Europe/Paris",
  projectId: 1,
  bookmakerLinkBase: null,
  footer: { ageConfirmation: { isEnabled: false, places: [] }, placesWithoutMobileLink: [] },
};
