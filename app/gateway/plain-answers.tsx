import type { Variant } from "../../variants/variant.ts";
import { directionOf } from "../../shared/texts/direction.ts";
import type { Messages } from "../i18n/site-texts.ts";
import { renderStaticDocument } from "../ui/render-static.ts";
import { frameTexts, serverTexts, type ServerTexts } from "../i18n/server-texts.server.ts";
import { bareHeaders } from "./bare-headers.ts";
import { retryAfterSeconds } from "./rate-limits.ts";
import { createNonce } from "./nonce.ts";

/** Answers that the gateway gives itself, without rendering and without asking another Worker. */

/** Soon enough for a visitor, late enough for the service that failed. */
const failureRetrySeconds = 5;
/** Addresses hardly ever change; a browser keeps a redirect for a day, then requests the old address again. */
const movedSeconds = 86_400;

type RefusalTexts = Messages & ServerTexts;
type Refusal = { readonly status: 429 | 500 | 503; readonly title: string; readonly retryAfterSeconds: number };
const refusals = {
  limited: { status: 429, title: "Too many requests", retryAfterSeconds },
  failed: { status: 500, title: "Internal error", retryAfterSeconds: failureRetrySeconds },
  unavailable: { status: 503, title: "Unavailable", retryAfterSeconds: failureRetrySeconds },
} as const satisfies Record<string, Refusal>;
type RefusalKind = keyof typeof refusals;

const textOf = (kind: RefusalKind, t: RefusalTexts): readonly [title: string, hint: string] => {
  switch (kind) {
    case "limited":
      return [t.tooMany, t.tooManyHint];
    case "failed":
      return [t.unexpected, ""];
    case "unavailable":
      return [t.busy, t.busyHint];
  }
};

/** A temporary redirect: tomorrow it may lead elsewhere. */
export const foundAt = (path: string): Response =>
  new Response(null, { status: 302, headers: { ...bareHeaders, location: path, "cache-control": "no-cache" } });

/** @param path of this site, as `toCanonicalPath` makes it: it begins with one slash and holds only parsed parts */
export const movedTo = (path: string): Response =>
  new Response(null, {
    status: 301,
    headers: { ...bareHeaders, location: path, "cache-control": `max-age=${movedSeconds}` },
  });

export const plainAnswer = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text === "" ? null : `${text}\n`, {
    status,
    headers: { ...bareHeaders, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });

/** A file that is no page. `name` is the file name of a download; null for a file that the browser displays. */
export type PlainFile = {
  readonly name: string | null;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly keptSeconds: number;
  /** Whether only the visitor's own browser may cache it, and no shared cache. */
  readonly isPrivate?: boolean;
};

export const fileAnswer = ({ name, body, type, keptSeconds, isPrivate = false }: PlainFile): Response =>
  new Response(body, {
    headers: {
      ...bareHeaders,
      "content-type": type,
      ...(name === null ? {} : { "content-disposition": `attachment; filename="${name}"` }),
      "cache-control": `${isPrivate ? "private" : "public"}, max-age=${keptSeconds}`,
    },
  });

export const onlyMethods = (allow: string): Response => plainAnswer(405, `Only ${allow}`, { allow });

/** For programs. */
export function refusal(kind: RefusalKind): Response {
  const { status, title, retryAfterSeconds } = refusals[kind];
  return plainAnswer(status, title, { "retry-after": String(retryAfterSeconds) });
}

/** The page has its own styles, so that it depends on nothing that may fail. It uses the device's theme: no script reads the visitor's. */
const refusalStyle =
  ":root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.4 system-ui,sans-serif;" +
  "background:light-dark(#f3f5f2,#0b1210);color:light-dark(#12201b,#e9f0ec)}main{max-width:34rem;padding:2rem;text-align:center}" +
  "b{color:light-dark(#0a6a4e,#35c690)}h1{margin-top:.5rem;font-size:1.375rem}p{color:light-dark(#4d5d57,#a9b8b1)}a{display:inline-block;margin:.25rem;padding:.75rem 1.25rem;" +
  "border-radius:6rem;color:light-dark(#0a6a4e,#35c690);font-weight:600;text-decoration:none}" +
  "a:first-child{background:light-dark(#0a6a4e,#35c690);color:light-dark(#fff,#06231a)}";
/** The browser reloads a failed page after this time. It does not reload a rate-limited page: another request would not help. */
const refreshSeconds = 10;

/** The refusal for a page that there is not, because the visitor requested too many or too many are being rendered. */
export const toRefusal = (why: "refused" | "busy"): RefusalKind => (why === "refused" ? "limited" : "unavailable");

/** For visitors, in the page's language, without a script. */
export function refusalPage(kind: RefusalKind, { lang, brand }: Pick<Variant, "lang" | "brand">): Response {
  const { status, retryAfterSeconds } = refusals[kind];
  const t = { ...frameTexts[lang], ...serverTexts[lang] };
  const [title, hint] = textOf(kind, t);
  const isRetried = kind !== "limited";
  const nonce = createNonce();
  const html = renderStaticDocument(
    <html lang={lang} dir={directionOf(lang) === "rtl" ? "rtl" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} · ${brand}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {isRetried ? <meta httpEquiv="refresh" content={String(refreshSeconds)} /> : null}
        <style nonce={nonce}>{refusalStyle}</style>
      </head>
      <body>
        <main>
          <b>{brand}</b>
          <h1>{title}</h1>
          <p>{isRetried ? `${hint} ${t.retryHint}` : hint}</p>
          <p>
            {/* An empty href leads to the page itself. */}
            {/* oxlint-disable-next-line anchor-is-valid */}
            <a href="">{t.retry}</a>
            <a href="/">{t.backToList}</a>
          </p>
        </main>
      </body>
    </html>,
  );
  return plainAnswer(status, html, {
    "content-security-policy": `${bareHeaders["content-security-policy"]}; style-src 'nonce-${nonce}'`,
    "content-type": "text/html; charset=utf-8",
    "retry-after": String(retryAfterSeconds),
  });
}
