/**
 * What the page's footer shows of betting (A6.02). The notice goes where the bookmaker is unavailable or may not be
 * clicked, but never from a page that shows odds, a bookmaker's name or its logo.
 */
export const isFooterNoticeShown = (page: {
  readonly isBookmakerAvailable: boolean;
  readonly isBookmakerClickable: boolean;
  readonly showsBetting: boolean;
}): boolean => page.showsBetting || (page.isBookmakerAvailable && page.isBookmakerClickable);

/** The "gamble responsibly" link waits for a confirmation of legal age that the place requires. */
export const isGambleResponsiblyLinkShown = (isAgeConfirmationMissing: boolean): boolean => !isAgeConfirmationMissing;

/** The link to the mobile version, hidden in the places that the operator lists: `FR` or `FR:RE`. */
export function isMobileLinkShown(
  restrictedPlaces: readonly string[],
  place: { readonly country: string | null; readonly subdivision: string | null },
): boolean {
  if (place.country === null) return true;
  return !(
    restrictedPlaces.includes(place.country) || restrictedPlaces.includes(`${place.country}:${place.subdivision}`)
  );
}
