import { lifetimeHeader } from "./lifetime.ts";

export type CacheState = "HIT" | "STALE" | "MISS" | "BYPASS";

const fixedHeaders = {
  "content-type": "text/html; charset=utf-8",
  // The edge keeps pages; a browser asks each time, because the nonce and the scores are new each time.
  "cache-control": "private, no-cache",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  vary: "accept-encoding",
};

/** Headers that every page has. A plain object: each call on a `Headers` leaves the isolate. */
export const toPageHeaders = (socketOrigin: string, nonce: string, state: CacheState): Record<string, string> => ({
  ...fixedHeaders,
  "content-security-policy": contentSecurityPolicy(socketOrigin, nonce),
  "x-tribune-cache": state,
});

/** Headers of a page that was just rendered: its own under the ones that every page has. */
export function toRenderedHeaders(rendered: Headers, pageHeaders: Record<string, string>): Headers {
  const headers = new Headers(rendered);
  headers.delete(lifetimeHeader);
  for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value);
  return headers;
}

/** Headers of what the browser half fetches: loaders' data and the manifest of routes. */
export function toDataHeaders(rendered: Headers): Headers {
  const headers = new Headers(rendered);
  headers.delete(lifetimeHeader);
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  return headers;
}

/** Scripts run by nonce only; nothing is loaded from elsewhere, and nobody may frame a page. */
function contentSecurityPolicy(socketOrigin: string, nonce: string): string {
  return (
    // Not every browser takes 'self' to cover the socket.
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; img-src 'self' data:; ` +
    `font-src 'self'; connect-src 'self' ${socketOrigin}; manifest-src 'self'; base-uri 'none'; form-action 'self'; ` +
    `frame-ancestors 'none'`
  );
}
