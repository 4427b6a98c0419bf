import { freshnessOf, type Freshness } from "../../shared/basics/freshness.ts";

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

/** An address without a page is asked about again after this; a failure as soon as it may be over. */
const missingLifetime: Lifetime = { freshSeconds: 5, staleSeconds: 0 };
const failureLifetime: Lifetime = { freshSeconds: 1, staleSeconds: 0 };

/**
 * How long an answer may be kept. It is null for what belongs to its visitor alone: redirects, other types, anything that sets a cookie or
 * forbids storing.
 */
export function lifetimeOf({ status, headers }: Response): Lifetime | null {
  if (status === 404) return missingLifetime;
  const isHtml = headers.get("content-type")?.startsWith("text/html") === true;
  if (!isHtml || headers.has("set-cookie")) return null;
  if (status === 200) return parseLifetime(headers.get(lifetimeHeader));
  return status >= 500 ? failureLifetime : null;
}
