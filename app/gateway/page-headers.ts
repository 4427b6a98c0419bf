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

/** Headers of a page: those of the rendered response, if any, under the ones that every page has. */
export function toPageHeaders(url: URL, nonce: string, state: CacheState, rendered: Headers | null): Headers {
  const headers = new Headers(rendered ?? undefined);
  headers.delete(lifetimeHeader);
  for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value);
  headers.set("content-security-policy", contentSecurityPolicy(url, nonce));
  headers.set("x-tribune-cache", state);
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
export function contentSecurityPolicy(url: URL, nonce: string): string {
  // Not every browser takes 'self' to cover the socket.
  const socket = `${url.protocol === "https:" ? "wss" : "ws"}://${url.host}`;
  return (
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; img-src 'self' data:; ` +
    `font-src 'self'; connect-src 'self' ${socket}; manifest-src 'self'; base-uri 'none'; form-action 'self'; ` +
    `frame-ancestors 'none'`
  );
}
