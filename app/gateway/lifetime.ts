import { freshnessOf, type Freshness } from "../../shared/caching/freshness.ts";

/** How long a stored page is served as it is, and how long after that while a new one is made in the background. */
export type Lifetime = { readonly freshSeconds: number; readonly staleSeconds: number };

/** Read by the gateway only, and removed before the page is sent (RFC 9213). */
export const lifetimeHeader = "cdn-cache-control";

export const formatLifetime = ({ freshSeconds, staleSeconds }: Lifetime): string =>
  `max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;

/** Null when the page does not ask to be stored. */
export function parseLifetime(text: string | null): Lifetime | null {
  const match = /^max-age=(\d{1,6}), stale-while-revalidate=(\d{1,6})$/.exec(text ?? "");
  return match === null ? null : { freshSeconds: Number(match[1]), staleSeconds: Number(match[2]) };
}

/** A page is kept for as long as it is fresh and, after that, stale. */
export const pageFreshness = (storedAtMs: number, { freshSeconds, staleSeconds }: Lifetime, nowMs: number): Freshness =>
  freshnessOf(storedAtMs, { freshMs: freshSeconds * 1000, keptMs: (freshSeconds + staleSeconds) * 1000 }, nowMs);
