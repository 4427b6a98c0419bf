import { lifetimeHeader } from "./lifetime.ts";
import { reportPath } from "./report-path.ts";
import type { Variant } from "../../variants/variant.ts";
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

/** Headers that every page of a site has. A plain object: each call on a `Headers` leaves the isolate. */
export type ToPageHeaders = (nonce: string, state: CacheState, status?: number) => Record<string, string>;

/** Where Turnstile's widget comes from. */
const captchaOrigin = "https://challenges.cloudflare.com";

type PageSources = Pick<Variant, "pushOrigin" | "captchaSiteKey" | "statistics">;

/**
 * @param sources what pages load from elsewhere, so that their policy allows it
 * @param count told of each page that is answered
 */
export const createPageHeaders =
  (sources: PageSources, count: (state: CacheState) => void = () => {}): ToPageHeaders =>
  (nonce, state, status = 200) => {
    count(state);
    return {
      ...(status === 503 ? unavailableHeaders : fixedHeaders),
      "content-security-policy": contentSecurityPolicy(nonce, sources),
      "x-tribune-cache": state,
    };
  };

/** Headers of a page that was just rendered: its own under the ones that every page has. */
export function toRenderedHeaders(rendered: Headers, pageHeaders: Record<string, string>): Headers {
  const headers = new Headers(rendered);
  headers.delete(lifetimeHeader);
  for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value);
  return headers;
}

/**
 * Scripts run by nonce only; nothing is loaded from elsewhere but a captcha where one is asked for, and no site may frame a page; a
 * page may frame a widget, which alone of this site may be framed. `'self'` covers the socket in every supported browser, so that
 * the policy names no host but those of sockets elsewhere, of the captcha and of the statistics.
 */
function contentSecurityPolicy(nonce: string, { pushOrigin, captchaSiteKey, statistics }: PageSources): string {
  const host = statistics.isEnabled ? URL.parse(statistics.url ?? "")?.origin : undefined;
  const captcha = captchaSiteKey === null ? "" : ` ${captchaOrigin}`;
  return (
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'${captcha}; frame-src 'self'${captcha}; style-src 'self'; img-src 'self' data:; media-src 'self'; ` +
    `font-src 'self'; connect-src 'self'${pushOrigin === null ? "" : ` ${pushOrigin.replace(/^http/, "ws")}`}${host === undefined ? "" : ` ${host}`}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; ` +
    `frame-ancestors 'none'; report-uri ${reportPath}; report-to ${reportGroup}`
  );
}
