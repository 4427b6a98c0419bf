/** Visits after which another language is offered (C9.04). */
const visitsBefore = 3;
const visitsName = "tribune_visits";
const visitMark = "tribune_visit";
const closed = "closed";

/**
 * Counts this visit once, and says whether the offer is due: on the visit after three, until it is answered. Never where the browser
 * stores nothing.
 */
export function countVisit(): boolean {
  try {
    const stored = localStorage.getItem(visitsName);
    if (stored === closed) return false;
    const before = Math.min(Number(stored) || 0, visitsBefore + 1);
    if (sessionStorage.getItem(visitMark) !== null) return before > visitsBefore;
    sessionStorage.setItem(visitMark, "1");
    if (before <= visitsBefore) localStorage.setItem(visitsName, `${before + 1}`);
    return before >= visitsBefore;
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
