import type { RequestGeo } from "../../shared/geo/place.ts";
import { unknownVisitor, type Visitor } from "../../shared/geo/visitor.ts";
import type { Variant } from "../../variants/variant.ts";
import { loadCalendar } from "../features/calendar/load-calendar.server.ts";
import type { SiteEnv } from "../load-context.ts";
import { createAddressReader, wordsOfRooms } from "./address.ts";
import { readAnswers } from "./answers.ts";
import { answerQuestion } from "./answer-question.ts";
import { toAskedFor } from "./asked-for.ts";
import { askedForMark } from "./asked-for-mark.ts";
import { toBareResponse, toDataResponse } from "./bare-headers.ts";
import { toCalendarResponse } from "./calendar-response.ts";
import { loadCardFile } from "./card-files.ts";
import { toClientKey } from "../../shared/geo/client-key.ts";
import { withDateChoice } from "./date-choice.ts";
import { feedEndingOf } from "../features/documents/feed-endings.ts";
import { createDocuments, unknownOrigin } from "./documents.ts";
import { createEdgeStore, type PageCacheApi } from "./edge-store.ts";
import { createFaultLog } from "./fault-log.ts";
import { frontSport } from "./front-door.ts";
import {
  isForeign,
  toFeedRequest,
  toFeedResponse,
  toSocketRequest,
  wantsSocket,
  wantsStream,
  withoutStrayBody,
} from "./inbound.ts";
import { formatLifetime, lifetimeHeader } from "./lifetime.ts";
import { createLimits, type LimitName } from "./limits.ts";
import { orNotModified } from "./not-modified.ts";
import { createNonce } from "./nonce.ts";
import { createPageCache, type NoPage, type PageCacheOptions } from "./page-cache.ts";
import { createEnding, type PageEnding } from "./page-ending.ts";
import { createPageHeaders, toRenderedHeaders } from "./page-headers.ts";
import { toPageKey, toStaticKey, type Site } from "./page-key.ts";
import {
  fileAnswer,
  foundAt,
  movedTo,
  onlyMethods,
  plainAnswer,
  refusal,
  refusalPage,
  type RefusalKind,
} from "./plain-answers.ts";
import { createCarriedTexts } from "../rendering/carried-texts.server.ts";
import { toSiteFile } from "./site-files.ts";
import { staticLifetime, staticPages, type StaticPage } from "./static-pages.ts";
import { toLogResponse } from "./log-response.ts";
import { toStatsResponse } from "./stats-response.ts";
import { toAccountResponse } from "./account-response.ts";
import { toDeviceResponse } from "./device-response.ts";
import { toCaller } from "./account-caller.ts";
import { createReportDesk } from "./policy-report.ts";
import { buildHeader } from "../offline/build-header.ts";
import { copyHeader } from "../offline/copy-header.ts";
import { readVeilMode, type VeilMode } from "../../shared/veil/veil-mode.ts";
import { createRequestMeter } from "../operators/request-meter.ts";
import { createSiteTally } from "../operators/site-tally.ts";
import { createStatusDesk } from "../operators/status-desk.ts";
import { createVisitorResolver, type VisitorResolver } from "./visitors.ts";
import { createWidgetDesk } from "./widget-response.ts";
import type { VisitorsOfPlace } from "./visitors-of-place.ts";

type LoadContext = import("@remix-run/cloudflare").AppLoadContext;
export type Render = (request: Request, context: LoadContext) => Promise<Response>;
export type GatewayOptions = Site & {
  readonly render: Render;
  /** Routes whose data the browser half may ask for. */
  readonly routeIds: readonly string[];
  /** Where pages are kept in the isolate; variants share it. */
  readonly memory: PageCacheOptions["memory"];
  /** The variants whose address is configured: pages link to them, and their pages may open sockets here. */
  readonly sites: readonly Variant[];
  readonly openCache: () => PageCacheApi;
  readonly nowMs: () => number;
  /** A number in [0, 1). */
  readonly random: () => number;
  /** A timer of the request that calls. */
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

/** address → limits → geo → variant → page cache → Remix; feeds, push, search and ingest go to their Workers. */
export function createGateway(options: GatewayOptions): Gateway {
  const { render, routeIds, variant, memory, sites, openCache, nowMs, random, wait, log } = options;
  const reportFault = createFaultLog(nowMs, log);
  const readAddress = createAddressReader(variant.lang, new Set(routeIds), wordsOfRooms(variant));
  const siteOrigins = sites.flatMap(({ siteOrigin }) => siteOrigin ?? []);
  const limits = createLimits(nowMs, reportFault);
  const takeReport = createReportDesk(nowMs, log);
  const toDocument = createDocuments(nowMs);
  const tally = createSiteTally(nowMs);
  const answerStatus = createStatusDesk({ ...options, readTally: tally.read, report: reportFault });
  const toHeaders = createPageHeaders(variant, tally.countPage);
  const observe = createRequestMeter(tally.countFailed, random);
  const store = createEdgeStore(openCache, reportFault);
  const answerWidget = createWidgetDesk({ variant, version: options.version, memory, store, nowMs, wait });
  const serve = createPageCache({ memory, store, toHeaders, nowMs, wait });
  let resolveVisitor: VisitorResolver | null = null;

  const askBehind = async (name: string, ask: () => Promise<Response>): Promise<Response> => {
    try {
      return toBareResponse(await ask());
    } catch (error) {
      reportFault(`${name} does not answer`, error);
      return refusal("unavailable");
    }
  };

  const toOrigin = ({ url }: Request): string => variant.siteOrigin ?? new URL(url).origin;

  const answer: Gateway = async (request, geo, env, waitUntil) => {
    const address = readAddress(request.url);
    const { kind } = address;
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPage = kind === "page" || kind === "moved" || kind === "missing" || kind === "offline";
    const refuse = (why: RefusalKind) => (isPage ? refusalPage(why, variant) : refusal(why));
    const client = toClientKey(request.headers.get("cf-connecting-ip"));
    const mayPass = async (name: LimitName) =>
      !limits.isRefused(name, client) && (await limits.allow(env, name, client));

    // Providers sign their requests, and may send as much as they have.
    if (kind !== "ingest") {
      if (limits.isRefused("LIMIT_REQUESTS", client)) return refuse("limited");
      if (limits.fillsBundle(client)) waitUntil(limits.allow(env, "LIMIT_REQUESTS", client));
    }
    const isText = kind === "data" || kind === "manifest" || kind === "document" || kind === "file";
    if ((isPage || isText) && !isRead) return onlyMethods("GET, HEAD");

    /** Renders for all requests for the page; a failure is a page too, so that all of them get it. */
    const renderFor = async (
      visitor: Visitor,
      path: string,
      nonce: string,
      ending: PageEnding | null = null,
      veil: VeilMode | null = null,
      read = variant,
    ): Promise<Response> => {
      try {
        const carried = kind === "data" || kind === "document" ? null : createCarriedTexts(nonce);
        const context = { cloudflare: { env }, visitor, variant: read, veil, sites, nonce, ending, carried };
        return await render(new Request(renderOrigin + path), context);
      } catch (error) {
        reportFault("the renderer failed", error);
        return refusalPage("failed", variant);
      }
    };
    const toVisitorsOfPlace = (): Promise<VisitorsOfPlace> => {
      resolveVisitor ??= createVisitorResolver(env.GEO, variant, nowMs, reportFault);
      // Read only where it counts: elsewhere a client that made up places would make the site resolve each of them.
      const devPlace = env.DEV_PLACES === "on" ? request.headers.get("x-dev-place") : null;
      return resolveVisitor(geo, devPlace);
    };
    const toVisitor = async (): Promise<Visitor> =>
      (await toVisitorsOfPlace()).toVisitor(readAnswers(request.headers.get("cookie")));
    const toPage = async (page: Response | NoPage): Promise<Response> => {
      if (page === "missing") return toMissingPage();
      return typeof page === "string" ? refuse(page === "refused" ? "limited" : "unavailable") : page;
    };
    const toStaticPage = (name: StaticPage): Promise<Response | NoPage> =>
      serve({
        key: toStaticKey(options, name),
        mayRender: async () => true,
        waitUntil,
        render: async (nonce) => {
          const rendered = await renderFor(unknownVisitor, staticPages[name], nonce);
          const kept = new Response(rendered.body, {
            status: rendered.status === 404 ? 200 : rendered.status,
            headers: rendered.headers,
          });
          kept.headers.set(lifetimeHeader, formatLifetime(staticLifetime));
          return kept;
        },
      });
    const toMissingPage = async (): Promise<Response> => {
      const page = await toStaticPage("notFound");
      if (typeof page === "string") return refuse("unavailable");
      const html = (await page.text()).replace(askedForMark, () =>
        toAskedFor(new URL(request.url).pathname, variant.lang),
      );
      return new Response(html, { status: page.status === 200 ? 404 : page.status, headers: page.headers });
    };

    switch (kind) {
      case "moved":
        return movedTo(address.path);
      case "malformed":
        return plainAnswer(400, "Bad request");
      case "missing":
        return toMissingPage();
      case "offline":
        return toPage(await toStaticPage("offline"));
      case "file":
        return toSiteFile(address.file, variant, toOrigin(request));
      case "document": {
        const document = await toDocument(address.path, toOrigin(request), async () =>
          (await mayPass("LIMIT_PAGES")) ? renderFor(unknownVisitor, address.path, createNonce()) : null,
        );
        if (document === null) return refusal("limited");
        const moved = document.headers.get("location");
        // What ids stand for may change.
        if (moved !== null && document.status === 302) return foundAt(moved);
        // A page's own redirect leads to the page; its feed is beside it.
        if (moved !== null) return movedTo(moved + (feedEndingOf(address.path) ?? ""));
        if (document.status === 404) return plainAnswer(404, "Not found");
        return document.status === 200 ? orNotModified(request, document) : refusal("unavailable");
      }
      case "missing-data":
        return plainAnswer(404, "Not found");
      case "status": {
        if (!isRead) return onlyMethods("GET, HEAD");
        if (limits.isRefused("LIMIT_FAULTS", client)) return refusal("limited");
        const status = await answerStatus(request, env);
        if (status.status === 401) waitUntil(limits.allow(env, "LIMIT_FAULTS", client));
        return status;
      }
      case "log":
        // A page of another site has nothing to report here.
        if (isForeign(request)) return plainAnswer(403, "Only from this site");
        if (!(await mayPass("LIMIT_REPORTS"))) return refusal("limited");
        return askBehind("telemetry", () => toLogResponse(request, (failure) => env.TELEMETRY.log(failure)));
      case "stats":
        if (!isRead) return onlyMethods("GET, HEAD");
        if (!(await mayPass("LIMIT_DATA"))) return refusal("limited");
        return askBehind("telemetry", () =>
          toStatsResponse(new URL(request.url), (view) => env.TELEMETRY.countView(view)),
        );
      case "report":
        return (await mayPass("LIMIT_REPORTS")) ? takeReport(request) : refusal("limited");
      case "answer":
        if (request.method !== "POST") return onlyMethods("POST");
        // A page of another site must not answer in its visitors' names.
        if (isForeign(request)) return plainAnswer(403, "Only from this site");
        if (!(await mayPass("LIMIT_DATA"))) return refusal("limited");
        return answerQuestion(request, (await toVisitorsOfPlace()).ageQuestion);
      case "feed":
        return askBehind("the feed proxy", async () =>
          toFeedResponse(await env.FEED.answer(await toVisitor(), toFeedRequest(request))),
        );
      case "push":
        // A page of another site must not open sockets in its visitors' names.
        if (isForeign(request, siteOrigins)) return plainAnswer(403, "Only from this site");
        if (!(await mayPass("LIMIT_SOCKETS"))) return refusal("limited");
        if (!wantsSocket(request) && !wantsStream(request))
          return plainAnswer(426, "This address opens a WebSocket", { upgrade: "websocket" });
        return askBehind("push", async () => {
          const ticket = new URL(request.url).searchParams.get("ticket");
          const profile = ticket === null ? null : await env.ACCOUNT.subjectOfTicket(ticket);
          return env.PUSH.fetch(toSocketRequest(request, geo, await toVisitor(), profile));
        });
      case "device":
        if (isForeign(request)) return plainAnswer(403, "Only from this site");
        if (!(await mayPass("LIMIT_DEVICES"))) return refusal("limited");
        return askBehind("the desk of devices", () => toDeviceResponse(request, env.DEVICE_DESK));
      case "search":
        return (await mayPass("LIMIT_SEARCH"))
          ? askBehind("search", () => env.ORIGIN.search(withoutStrayBody(request)))
          : refusal("limited");
      case "graph":
        if (!(await mayPass("LIMIT_GRAPH"))) return refusal("limited");
        return askBehind("the graph", async () => env.ORIGIN.graph(await toVisitor(), withoutStrayBody(request)));
      case "account-page": {
        const isForm = request.method === "POST";
        if (!isRead && !isForm) return onlyMethods("GET, HEAD, POST");
        if (isForm && isForeign(request)) return plainAnswer(403, "Only from this site");
        if (!(await mayPass("LIMIT_ACCOUNT"))) return refusal("limited");
        const caller = toCaller(request, variant, toOrigin(request));
        return toAccountResponse(request, variant, caller, env.ACCOUNT).catch((error: unknown) => {
          reportFault("an account page failed", error);
          return refusalPage("unavailable", variant);
        });
      }
      case "account": {
        // The calls carry no cookie; a page of another site has no reason to make them.
        if (isForeign(request)) return plainAnswer(403, "Only from this site");
        if (!(await mayPass("LIMIT_ACCOUNT"))) return refusal("limited");
        const caller = toCaller(request, variant, toOrigin(request));
        return askBehind("the account service", () => env.ACCOUNT.answer(caller, withoutStrayBody(request)));
      }
      case "picture":
        if (!isRead) return onlyMethods("GET, HEAD");
        return askBehind("the pictures", () => env.ORIGIN.picture(new URL(request.url).pathname));
      case "widget": {
        if (!isRead) return onlyMethods("GET, HEAD");
        const { timeZone } = (await toVisitor()).place;
        const mayRender = () => mayPass("LIMIT_DATA");
        const widget = await answerWidget({
          url: new URL(request.url),
          timeZone,
          render: renderFor,
          mayRender,
          waitUntil,
        });
        return typeof widget === "string" ? refuse(widget === "refused" ? "limited" : "unavailable") : widget;
      }
      case "calendar":
      case "card": {
        if (!isRead) return onlyMethods("GET, HEAD");
        if (!(await mayPass(kind === "card" ? "LIMIT_PICTURES" : "LIMIT_DATA"))) return refusal("limited");
        const context = {
          cloudflare: { env },
          visitor: unknownVisitor,
          variant,
          veil: null,
          sites,
          nonce: "",
          ending: null,
          carried: null,
        };
        const url = new URL(request.url);
        if (kind === "calendar")
          return askBehind("a calendar", async () =>
            toCalendarResponse(
              await loadCalendar(context, url, toOrigin(request), Math.floor(nowMs() / 1000)),
              request,
            ),
          );
        return askBehind("a picture", async () => {
          const file = await loadCardFile(context, url);
          if (file === "missing") return plainAnswer(404, "Not found");
          return file === null ? refusal("unavailable") : fileAnswer(file);
        });
      }
      case "ingest": {
        if (limits.isRefused("LIMIT_FAULTS", client)) return refusal("limited");
        const response = await askBehind("ingest", () => env.ORIGIN.ingest(request));
        if (response.status === 401) waitUntil(limits.allow(env, "LIMIT_FAULTS", client));
        return response;
      }
      case "manifest":
      case "data": {
        if (kind === "data" && !(await mayPass("LIMIT_DATA"))) return refusal("limited");
        const visitor = kind === "data" ? await toVisitor() : unknownVisitor;
        const veil = readVeilMode(request.headers.get("cookie"));
        const read = withDateChoice(variant, request.headers.get("cookie"));
        const answer = toDataResponse(await renderFor(visitor, address.path, createNonce(), null, veil, read));
        answer.headers.set(buildHeader, options.version);
        return answer;
      }
      case "page": {
        const sportPath = address.path === "/" ? frontSport(request, variant) : null;
        if (sportPath !== null) return foundAt(sportPath);
        const from = await toVisitor();
        const veil = readVeilMode(request.headers.get("cookie"));
        const visitor = request.headers.has(copyHeader) ? { ...from, policy: unknownVisitor.policy } : from;
        const read = withDateChoice(variant, request.headers.get("cookie"));
        const renderPage = (nonce: string, ending: PageEnding | null) =>
          renderFor(visitor, address.path, nonce, ending, veil, read);
        if (env.PAGE_CACHE === "off" || env.PAGE_CACHE === "whole") {
          const nonce = createNonce();
          const ending = env.PAGE_CACHE === "off" ? createEnding() : null;
          const { status, headers, body } = await renderPage(nonce, ending);
          if (status === 404) return toMissingPage();
          return new Response(body, { status, headers: toRenderedHeaders(headers, toHeaders(nonce, "BYPASS")) });
        }
        const key = toPageKey({ ...options, variant: read }, visitor, address.path, veil);
        return toPage(await serve({ key, render: renderPage, mayRender: () => mayPass("LIMIT_PAGES"), waitUntil }));
      }
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
