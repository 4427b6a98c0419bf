import { lifetimeHeader } from "./lifetime.ts";
import { reportPath } from "./report-path.ts";
import { transportHeaders } from "./bare-headers.ts";

export type CacheState = "HIT" | "STALE" | "MISS" | "BYPASS";

const reportGroup = "csp";

const fixedHeaders = {
  ...transportHeaders,
  "content-type": "text/html; charset=utf-8",
  // The edge keeps pages; a browser asks each time, because the nonce and the scores are new each time.
  "cache-control": "private, no-cache",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "reporting-endpoints": `${reportGroup}="${reportPath}"`,
  vary: "accept-encoding",
};

const unavailableHeaders = { ...fixedHeaders, "retry-after": "5" };

/** Headers that every page has. A plain object: each call on a `Headers` leaves the isolate. */
export const toPageHeaders = (nonce: string, state: CacheState, status = 200): Record<string, string> => ({
  ...(status === 503 ? unavailableHeaders : fixedHeaders),
  "content-security-policy": contentSecurityPolicy(nonce),
  "x-tribune-cache": state,
});

/** Headers of a page that was just rendered: its own under the ones that every page has. */
export function toRenderedHeaders(rendered: Headers, pageHeaders: Record<string, string>): Headers {
  const headers = new Headers(rendered);
  headers.delete(lifetimeHeader);
  for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value);
  return headers;
}

/**
 * Scripts run by nonce only; nothing is loaded from elsewhere, and no site may frame a page. `'self'` covers the socket
 * in every supported browser, so that the policy names no host.
 */
function contentSecurityPolicy(nonce: string): string {
  return (
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; img-src 'self' data:; media-src 'self'; ` +
    `font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; ` +
    `frame-ancestors 'none'; report-uri ${reportPath}; report-to ${reportGroup}`
  );
}
