/** How long a stored page is served as it is, and how long after that while a new one is made behind it. */
export type Lifetime = { readonly freshSeconds: number; readonly staleSeconds: number };

/** Read by the gateway only, and taken off before the page leaves (RFC 9213). */
export const lifetimeHeader = "cdn-cache-control";

export const formatLifetime = ({ freshSeconds, staleSeconds }: Lifetime): string =>
  `max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;

/** Null when the page does not ask to be stored. */
export function parseLifetime(text: string | null): Lifetime | null {
  const match = /^max-age=(\d{1,6}), stale-while-revalidate=(\d{1,6})$/.exec(text ?? "");
  return match === null ? null : { freshSeconds: Number(match[1]), staleSeconds: Number(match[2]) };
}

export type Freshness = "fresh" | "stale" | "expired";

/**
 * A page from the future was stored before the clock went back. How old it is cannot be known, so it never counts as
 * fresh, and no longer than it would have lived.
 */
export function freshnessOf(storedAtMs: number, lifetime: Lifetime, nowMs: number): Freshness {
  const ageSeconds = (nowMs - storedAtMs) / 1000;
  if (ageSeconds >= 0 && ageSeconds < lifetime.freshSeconds) return "fresh";
  return Math.abs(ageSeconds) < lifetime.freshSeconds + lifetime.staleSeconds ? "stale" : "expired";
}
