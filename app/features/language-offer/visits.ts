/** The visit with which another language is offered (C9.04). */
const offerVisit = 3;
/** Holds the number of visits, and this once the offer is answered. */
const visitsName = "tribune_visits";
const closed = "closed";

/**
 * Counts this visit once, and says whether the offer is due: from the third visit on, until it is answered. Never where the browser
 * stores nothing.
 */
export function countVisit(): boolean {
  try {
    const stored = localStorage.getItem(visitsName);
    if (stored === closed) return false;
    const isCounted = sessionStorage.getItem(visitsName);
    const visits = Math.min(Number(stored) + (isCounted ? 0 : 1), offerVisit);
    sessionStorage.setItem(visitsName, "1");
    localStorage.setItem(visitsName, `${visits}`);
    return visits >= offerVisit;
  } catch {
    return false;
  }
}

/** The offer was answered, either way: it does not come back. */
export function closeOffer(): void {
  try {
    localStorage.setItem(visitsName, closed);
  } catch {
    // It was never due, then.
  }
}
