import type { Variant } from "./variant.ts";

export const en: Variant = {
  id: "en",
  lang: "en",
  siteOrigin: null,
  timeZone: "Europe/London",
  projectId: 2,
  bookmakerLinkBase: null,
  footer: { ageConfirmation: { isEnabled: false, places: [] }, placesWithoutMobileLink: [] },
};
