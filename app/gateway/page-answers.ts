import { unknownVisitor } from "../../shared/places/visitor.ts";
import { isShownPath } from "../features/veil/shown-path.ts";
import { copyHeader } from "../offline/copy-header.ts";
import type { AnswerKind } from "./answer-kind.ts";
import { askedForMark } from "./asked-for-mark.ts";
import { toAskedFor } from "./not-found-suggestions.tsx";
import type { Call } from "./call.ts";
import { sourcesOfNonce } from "./inline-sources.ts";
import { formatLifetime, lifetimeHeader } from "./lifetime.ts";
import { createNonce } from "./nonce.ts";
import { orNotModified } from "./not-modified.ts";
import type { NoPage, PageCache } from "./page-cache.ts";
import { toRenderedHeaders, type ToPageHeaders } from "./page-headers.ts";
import { toPageKey, toStaticKey, type Site } from "./page-key.ts";
import { foundAt, refusalPage, toRefusal } from "./plain-answers.tsx";
import { toReading } from "./reading.ts";
import { staticLifetime, staticPages, type StaticPage } from "./static-pages.ts";
import type { RenderPath } from "./to-load-context.ts";
import { today } from "../../shared/addresses/list-query.ts";
import { formatAddress } from "../../shared/addresses/format-address.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { Variant } from "../../variants/variant.ts";

/** Programs that read a page once, run no scripts and wait: search engines, previews of links, readers of feeds, tools. */
const crawlers =
  /bot|crawl|spider|slurp|archive|preview|facebookexternalhit|whatsapp|feed|validator|curl|wget|python|okhttp/i;

/** Whether a page is read by such a program, as far as it says so. */
export const isCrawler = (userAgent: string | null): boolean => crawlers.test(userAgent ?? "");

type PageParts = {
  readonly site: Site;
  readonly nowMs: () => number;
  readonly renderPath: RenderPath;
  readonly pageCache: PageCache;
  readonly toHeaders: ToPageHeaders;
};

/** Answers with pages for people: from the cache where it may, without it where a page is for one visitor alone. */
export function createPageAnswers({ site, nowMs, renderPath, pageCache, toHeaders }: PageParts) {
  const { variant } = site;
  const { serve, serveAlone } = pageCache;

  const toStaticPage = (name: StaticPage, { env, waitUntil }: Call): Promise<Response | NoPage> =>
    serve({
      key: toStaticKey(site, name),
      isCopy: false,
      mayRender: async () => true,
      waitUntil,
      renderStreamed: null,
      render: async (nonce) => {
        const rendered = await renderPath(env, staticPages[name], { nonce, answer: "document" });
        const kept = new Response(rendered.body, {
          status: rendered.status === 404 ? 200 : rendered.status,
          headers: rendered.headers,
        });
        kept.headers.set(lifetimeHeader, formatLifetime(staticLifetime));
        return kept;
      },
    });

  async function toMissingPage(call: Call): Promise<Response> {
    const page = await toStaticPage("notFound", call);
    if (typeof page === "string") return refusalPage("unavailable", variant);
    const html = (await page.text()).replace(askedForMark, () => toAskedFor(call.toUrl().pathname, variant.lang));
    const { headers, status } = page;
    // The bytes have changed, so the old etag does not apply.
    headers.delete("etag");
    return new Response(html, { status: status === 200 ? 404 : status, headers });
  }

  async function toPage(page: Response | NoPage, call: Call): Promise<Response> {
    if (page === "missing") return toMissingPage(call);
    return typeof page === "string" ? refusalPage(toRefusal(page), variant) : orNotModified(call.request, page);
  }

  async function answerPage(path: string, call: Call): Promise<Response> {
    const { request, env, cookie, waitUntil, mayPass } = call;
    const sportPath = path === "/" ? frontSport(request, variant) : null;
    if (sportPath !== null) return foundAt(sportPath);
    const {
      visitor: from,
      variant: own,
      veil,
      isCopy,
    } = toReading(variant, await call.toVisitor(), cookie, nowMs() / 1000);
    const visitor = request.headers.has(copyHeader) ? { ...from, policy: unknownVisitor.policy } : from;
    const renderAs = (answer: AnswerKind) => (nonce: string) =>
      renderPath(env, path, { visitor, veil, variant: own, nonce, answer });
    if (env.PAGE_CACHE === "off" || env.PAGE_CACHE === "whole") {
      const nonce = createNonce();
      const rendered = await renderAs(env.PAGE_CACHE === "whole" ? "document" : "streamed document")(nonce);
      const { status, headers, body } = rendered;
      if (status === 404) return toMissingPage(call);
      return new Response(body, {
        status,
        headers: toRenderedHeaders(headers, toHeaders(sourcesOfNonce(nonce), "BYPASS")),
      });
    }
    const render = renderAs("document");
    // A late page asks for its feeds again and again, which must not use up the visitor's pages.
    const limit = isShownPath(path) ? "LIMIT_DATA" : isCopy ? "LIMIT_COPIES" : "LIMIT_PAGES";
    const mayRender = () => mayPass(limit);
    // A page that leaves out what one visitor hides must not reach other visitors.
    if ((veil?.things.length ?? 0) > 0) return toPage(await serveAlone({ render, mayRender }), call);
    const moment = { nowSeconds: nowMs() / 1000, veil };
    const key = toPageKey({ ...site, variant: own }, visitor, path, moment);
    const renderStreamed = isReadWhole(request.headers) ? null : renderAs("streamed document");
    return toPage(await serve({ key, isCopy, render, renderStreamed, mayRender, waitUntil }), call);
  }

  const answerOffline = async (call: Call) => toPage(await toStaticPage("offline", call), call);

  return { answerPage, toMissingPage, answerOffline };
}

/** Crawlers run no scripts, and a copy that is read without a network should need none. */
const isReadWhole = (headers: Headers): boolean => headers.has(copyHeader) || isCrawler(headers.get("user-agent"));

/**
 * Returns the list of the variant's own sport, to which a visitor is redirected who opens the front page from another site
 * or directly. Null where the front page is that list already, for a visitor who navigates within the site, and for
 * programs, which send no `sec-fetch-site` header.
 */
function frontSport({ headers }: Pick<Request, "headers">, { sportId, lang }: Variant): string | null {
  if (sportId === sportIds.soccer) return null;
  const from = headers.get("sec-fetch-site");
  if (from !== "none" && from !== "cross-site") return null;
  return formatAddress({ kind: "list", sportId, day: today, category: "all" }, lang);
}
