import type { InlineSources } from "./inline-sources.ts";
import { lifetimeHeader } from "./lifetime.ts";
import { reportPath } from "./request-destination.ts";
import { speculationPath } from "./speculation-rules.ts";
import type { Variant } from "../../variants/variant.ts";
import { transportHeaders } from "./bare-headers.ts";

export type CacheState = "HIT" | "STALE" | "MISS" | "BYPASS";

const reportGroup = "csp";

const fixedHeaders = {
  ...transportHeaders,
  "content-type": "text/html; charset=utf-8",
  // The edge caches pages; a browser revalidates each time, because scores change.
  "cache-control": "private, no-cache",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "speculation-rules": `"${speculationPath}"`,
  "reporting-endpoints": `${reportGroup}="${reportPath}"`,
  vary: "accept-encoding",
};

const unavailableHeaders = { ...fixedHeaders, "retry-after": "5" };

/** Makes the headers that every page has. It returns a plain object, because each call on a `Headers` leaves the isolate. */
export type ToPageHeaders = (inline: InlineSources, state: CacheState, status?: number) => Record<string, string>;

/** Turnstile's widget is loaded from this origin. */
const captchaOrigin = "https://challenges.cloudflare.com";

type PageSources = Pick<
  Variant,
  "pushOrigin" | "captchaSiteKey" | "accountSandbox" | "pictures" | "tags" | "statistics"
>;

/**
 * @param sources the variant's settings that name other origins, which the policy must allow
 * @param count runs for each page that is answered
 */
export function createPageHeaders(sources: PageSources, count: (state: CacheState) => void = () => {}): ToPageHeaders {
  const [before, after] = toPolicyParts(sources);
  return (inline, state, status = 200) => {
    count(state);
    return {
      ...(status === 503 ? unavailableHeaders : fixedHeaders),
      "content-security-policy": `${before}${inline.scripts === "" ? "" : ` ${inline.scripts}`}${after}`,
      "x-tribune-cache": state,
    };
  };
}

/** Merges a rendered page's own headers with those that every page has; the latter win. */
export function toRenderedHeaders(rendered: Headers, pageHeaders: Record<string, string>): Headers {
  const headers = new Headers(rendered);
  headers.delete(lifetimeHeader);
  for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value);
  return headers;
}

/**
 * Returns the policy's text before and after the sources of the page's own inline scripts. It allows the site's files and
 * those scripts; from other origins it allows only the features that the variant has switched on: a captcha, sockets, a sandbox,
 * pictures, statistics, tags. No site may frame a page; a page may frame a widget, the only thing of this site that may be framed.
 * `'self'` covers the socket in every supported browser.
 */
function toPolicyParts({
  pushOrigin,
  captchaSiteKey,
  accountSandbox,
  pictures,
  tags,
  statistics,
}: PageSources): readonly [string, string] {
  const captcha = captchaSiteKey === null ? [] : [captchaOrigin];
  const push = pushOrigin === null ? [] : [pushOrigin.replace(/^http/, "ws")];
  const service = statistics.isEnabled ? (URL.parse(statistics.url ?? "")?.origin ?? null) : null;
  const { scripts, affiliates } = tags ?? noTags;
  const script = list(...captcha, ...scripts.flatMap((tag) => [new URL(tag.src).origin, ...tag.scripts]));
  const frames = [...scripts.flatMap((tag) => tag.frames), ...affiliates.map(({ origin }) => origin)];
  const pictured = pictures === null ? [] : [new URL(pictures).origin];
  const images = list("'self' data:", ...pictured, ...scripts.flatMap((tag) => tag.images));
  const connects = list(
    "'self'",
    ...push,
    ...(accountSandbox === null ? [] : [accountSandbox]),
    ...(service === null ? [] : [service]),
    ...scripts.flatMap((tag) => tag.connects),
  );
  return [
    "default-src 'none'; script-src 'self'",
    `${script === "" ? "" : ` ${script}`}; frame-src ${list("'self'", ...captcha, ...frames)}; style-src 'self'; img-src ${images}; media-src 'self'; ` +
      `font-src 'self'; connect-src ${connects}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; ` +
      `frame-ancestors 'none'; report-uri ${reportPath}; report-to ${reportGroup}`,
  ];
}

const list = (...sources: readonly string[]): string => [...new Set(sources)].join(" ");

const noTags = { scripts: [], affiliates: [] } as const;
