import type { AppLoadContext as LoadContext } from "@remix-run/cloudflare";
import type { RequestGeo } from "../../shared/places/place.ts";
import { unknownVisitor } from "../../shared/places/visitor.ts";
import type { Variant } from "../../variants/variant.ts";
import type { SiteEnv } from "../load-context.ts";
import { createAddressReader, wordsOfRooms, type Address } from "./address.ts";
import { readAnswers } from "./answers.ts";
import { toAskedFor } from "./asked-for.tsx";
import { askedForMark } from "./asked-for-mark.ts";
import { toDataResponse } from "./bare-headers.ts";
import { toClientKey } from "../../shared/places/client-key.ts";
import { feedEndingOf } from "../features/documents/feed-endings.ts";
import { createDocuments, unknownOrigin } from "./documents.ts";
import type { Call } from "./call.ts";
import { createEdgeStore, type PageCacheApi } from "./edge-store.ts";
import { createFaultLog } from "./fault-log.ts";
import { frontSport } from "./front-door.ts";
import { hasTooManyHeaders } from "./header-count.ts";
import { sourcesOfNonce } from "./inline-sources.ts";
import { formatLifetime, lifetimeHeader } from "./lifetime.ts";
import { createLimits } from "./limits.ts";
import { orNotModified } from "./not-modified.ts";
import { createNonce } from "./nonce.ts";
import { createPageCache, type NoPage, type PageCacheOptions } from "./page-cache.ts";
import { createPageHeaders, toRenderedHeaders } from "./page-headers.ts";
import { toPageKey, toStaticKey, type Site } from "./page-key.ts";
import {
  foundAt,
  movedTo,
  onlyMethods,
  plainAnswer,
  refusal,
  refusalPage,
  type RefusalKind,
} from "./plain-answers.tsx";
import { toSiteFile } from "./site-files.ts";
import { createServiceAnswers } from "./service-answers.ts";
import { toLoadContext, type Part } from "./to-load-context.ts";
import { staticLifetime, staticPages, type StaticPage } from "./static-pages.ts";
import type { AnswerKind } from "./answer-kind.ts";
import { isCrawler } from "./crawler.ts";
import { copyHeader } from "../offline/copy-header.ts";
import { toReading } from "./reading.ts";
import { createRequestMeter } from "../operators/request-meter.ts";
import { createSiteTally } from "../operators/site-tally.ts";
import { createVisitorResolver, type VisitorResolver } from "./visitors.ts";
import { createWidgetDesk } from "./widget-response.ts";
import type { VisitorsOfPlace } from "./visitors-of-place.ts";

export type Render = (request: Request, context: LoadContext) => Promise<Response>;
export type GatewayOptions = Site & {
  readonly render: Render;
  /** Ids of the routes whose data the browser code may request. */
  readonly routeIds: readonly string[];
  /** The isolate's memory for pages, which variants share. */
  readonly memory: PageCacheOptions["memory"];
  /** The variants whose address is configured: pages link to them, and their pages may open sockets here. */
  readonly sites: readonly Variant[];
  readonly openCache: () => PageCacheApi;
  readonly nowMs: () => number;
  /** A number in [0, 1). */
  readonly random: () => number;
  /** Sets a timer within the calling request. */
  readonly wait: (ms: number) => Promise<void>;
  readonly log: (line: string, error?: unknown) => void;
};
export type Gateway = (
  request: Request,
  geo: RequestGeo,
  env: SiteEnv,
  waitUntil: (work: Promise<unknown>) => void,
) => Promise<Response>;

/** An isolate has 128 MB; rendering needs the larger part of it. */
export const pageMemoryBytes = 32 * 1024 * 1024;
/**
 * A page is rendered for all visitors: no part of the request that came first may get into it, and above all not its
 * host.
 */
const renderOrigin = unknownOrigin;

/** address → limits → geo → variant → page cache → Remix; feeds, push, search and ingest go to their Workers (docs/adr/004). */
export function createGateway(options: GatewayOptions): Gateway {
  const { render, routeIds, variant, memory, openCache, nowMs, random, wait, log } = options;
  const reportFault = createFaultLog(nowMs, log);
  const readAddress = createAddressReader(variant.lang, new Set(routeIds), wordsOfRooms(variant));
  const limits = createLimits(nowMs, reportFault);
  const toDocument = createDocuments(nowMs);
  const tally = createSiteTally(nowMs);
  const answerService = createServiceAnswers({ ...options, readTally: tally.read, reportFault });
  const toHeaders = createPageHeaders(variant, tally.countPage);
  const observe = createRequestMeter(tally.countFailed, random);
  const store = createEdgeStore(openCache, reportFault);
  const answerWidget = createWidgetDesk({ variant, version: options.version, memory, store, nowMs, wait });
  const { serve, serveAlone } = createPageCache({ memory, store, toHeaders, nowMs, wait });
  let resolveVisitor: VisitorResolver | null = null;

  function toCall(request: Request, geo: RequestGeo, env: SiteEnv, waitUntil: Call["waitUntil"]): Call {
    const { headers, method } = request;
    const client = toClientKey(headers.get("cf-connecting-ip"));
    const cookie = headers.get("cookie");
    const toFaultKey = (keyId: string | null) => (keyId === null ? client : `key ${keyId}`);
    const toVisitorsOfPlace = (): Promise<VisitorsOfPlace> => {
      resolveVisitor ??= createVisitorResolver(env.GEO, variant, { nowMs, wait }, reportFault);
      // The header is read in development only: elsewhere a client that made up places would make the site resolve each of them.
      const devPlace = env.DEV_PLACES === "on" ? headers.get("x-dev-place") : null;
      return resolveVisitor(geo, devPlace);
    };
    return {
      request,
      geo,
      env,
      waitUntil,
      client,
      toVisitorsOfPlace,
      isRead: method === "GET" || method === "HEAD",
      cookie,
      toUrl: () => new URL(request.url),
      toOrigin: () => variant.siteOrigin ?? new URL(request.url).origin,
      hasSpentAll() {
        if (limits.isRefused("LIMIT_REQUESTS", client)) return true;
        if (limits.fillsBundle(client)) waitUntil(limits.allow(env, "LIMIT_REQUESTS", client));
        return false;
      },
      mayPass: async (name) => !limits.isRefused(name, client) && (await limits.allow(env, name, client)),
      hasFailedOften: (keyId = null) => limits.isRefused("LIMIT_FAULTS", toFaultKey(keyId)),
      countFault: (keyId = null) => waitUntil(limits.allow(env, "LIMIT_FAULTS", toFaultKey(keyId))),
      toVisitor: async () => (await toVisitorsOfPlace()).toVisitor(readAnswers(cookie)),
    };
  }

  /** Renders once for all requests for the page; a failure is a page too, so that all of them get it. */
  async function renderPage(env: SiteEnv, path: string, part: Part): Promise<Response> {
    try {
      return await render(new Request(renderOrigin + path), toLoadContext(options, env, part));
    } catch (error) {
      reportFault("the renderer failed", error);
      return refusalPage("failed", variant);
    }
  }

  const toStaticPage = (name: StaticPage, { env, waitUntil }: Call): Promise<Response | NoPage> =>
    serve({
      key: toStaticKey(options, name),
      isCopy: false,
      mayRender: async () => true,
      waitUntil,
      renderStreamed: null,
      render: async (nonce) => {
        const rendered = await renderPage(env, staticPages[name], { nonce, answer: "document" });
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
      renderPage(env, path, { visitor, veil, variant: own, nonce, answer });
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
    const mayRender = () => mayPass(isCopy ? "LIMIT_COPIES" : "LIMIT_PAGES");
    // A page that leaves out what one visitor hides must not reach other visitors.
    if ((veil?.things.length ?? 0) > 0) return toPage(await serveAlone({ render, mayRender }), call);
    const moment = { nowSeconds: nowMs() / 1000, veil: veil?.mode ?? null };
    const key = toPageKey({ ...options, variant: own }, visitor, path, moment);
    const renderStreamed = isReadWhole(request.headers) ? null : renderAs("streamed document");
    return toPage(await serve({ key, isCopy, render, renderStreamed, mayRender, waitUntil }), call);
  }

  async function answerDocument(path: string, { request, env, toOrigin, mayPass }: Call): Promise<Response> {
    const document = await toDocument(path, toOrigin(), async () =>
      (await mayPass("LIMIT_PAGES")) ? renderPage(env, path, { nonce: createNonce() }) : null,
    );
    if (document === null) return refusal("limited");
    const moved = document.headers.get("location");
    // The redirect is temporary, because the subject of an id may change.
    if (moved !== null && document.status === 302) return foundAt(moved);
    // A page's own redirect names the page, so this adds the ending of its feed.
    if (moved !== null) return movedTo(moved + (feedEndingOf(path) ?? ""));
    if (document.status === 404) return plainAnswer(404, "Not found");
    return document.status === 200 ? orNotModified(request, document) : refusal("unavailable");
  }

  /** @param isOwn true for the visitor's own data, false for the data that all visitors share */
  async function answerData(path: string, { env, cookie, toVisitor }: Call, isOwn: boolean): Promise<Response> {
    const located = isOwn ? await toVisitor() : unknownVisitor;
    const { visitor, variant: own, veil } = toReading(variant, located, isOwn ? cookie : null, nowMs() / 1000);
    const data = await renderPage(env, path, { visitor, veil, variant: own, nonce: createNonce() });
    return toDataResponse(data);
  }

  async function answerFrame({ request, env, waitUntil, mayPass, toUrl, toVisitor }: Call): Promise<Response> {
    const { timeZone } = (await toVisitor()).place;
    const widget = await answerWidget({
      url: toUrl(),
      timeZone,
      render: (visitor, path, nonce) => renderPage(env, path, { visitor, nonce, answer: "document" }),
      mayRender: () => mayPass("LIMIT_DATA"),
      waitUntil,
    });
    return typeof widget === "string" ? refusal(toRefusal(widget)) : orNotModified(request, widget);
  }

  const answer: Gateway = async (request, geo, env, waitUntil) => {
    // Two `Host` headers make an invalid address.
    const address: Address = hasTooManyHeaders(request.headers) ? { kind: "malformed" } : readAddress(request.url);
    const { kind } = address;
    const call = toCall(request, geo, env, waitUntil);
    const isPage = kind === "page" || kind === "moved" || kind === "missing" || kind === "offline";
    // Providers sign their requests, and may send as much as they have.
    if (kind !== "ingest" && call.hasSpentAll()) return isPage ? refusalPage("limited", variant) : refusal("limited");
    if ((isPage || readKinds.has(kind)) && !call.isRead) return onlyMethods("GET, HEAD");
    switch (kind) {
      case "page":
        return answerPage(address.path, call);
      case "moved":
        return movedTo(address.path);
      case "malformed":
        return plainAnswer(400, "Bad request");
      case "missing":
        return toMissingPage(call);
      case "build":
        return plainAnswer(200, options.version);
      case "missing-data":
        return plainAnswer(404, "Not found");
      case "offline":
        return toPage(await toStaticPage("offline", call), call);
      case "file":
        return toSiteFile(address.file, variant, call.toOrigin());
      case "document":
        return answerDocument(address.path, call);
      case "data":
        return (await call.mayPass("LIMIT_DATA")) ? answerData(address.path, call, true) : refusal("limited");
      case "manifest":
        return answerData(address.path, call, false);
      case "widget":
        return answerFrame(call);
      default:
        return answerService(kind, call);
    }
  };

  return async (request, geo, env, waitUntil) => {
    const startMs = nowMs();
    try {
      const response = await answer(request, geo, env, waitUntil);
      observe(env, response, () => readAddress(request.url).kind, nowMs() - startMs);
      return request.method === "HEAD" ? new Response(null, response) : response;
    } catch (error) {
      reportFault("the gateway failed", error);
      return refusalPage("failed", variant);
    }
  };
}

/** Crawlers run no scripts, and a copy that is read without a network should need none. */
const isReadWhole = (headers: Headers): boolean => headers.has(copyHeader) || isCrawler(headers.get("user-agent"));

/** The kinds of address besides pages that accept only GET and HEAD. */
const readKinds: ReadonlySet<string> = new Set(["data", "manifest", "document", "file", "widget"]);

const toRefusal = (why: Exclude<NoPage, "missing">): RefusalKind => (why === "refused" ? "limited" : "unavailable");
