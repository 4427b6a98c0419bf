import type { AppLoadContext as LoadContext } from "@remix-run/cloudflare";
import type { Variant } from "../../variants/variant.ts";
import type { SiteEnv } from "../load-context.ts";
import { createAddressReader, wordsOfRooms, type Address } from "./address.ts";
import { toAssetResponse } from "./asset-response.ts";
import type { EdgeReport } from "./call.ts";
import { createDocuments, unknownOrigin } from "./documents.ts";
import { createEdgeStore, type PageCacheApi } from "./edge-store.ts";
import { createFaultLog } from "./fault-log.ts";
import { hasTooManyHeaders } from "./header-count.ts";
import { createLimits } from "./rate-limits.ts";
import { createPageCache, type PageCacheOptions } from "./page-cache.ts";
import { createPageHeaders } from "./page-headers.ts";
import type { Site } from "./page-key.ts";
import { movedTo, onlyMethods, plainAnswer, refusal, refusalPage } from "./plain-answers.tsx";
import { toSiteFile } from "./site-files.ts";
import { createServiceAnswers } from "./service-answers.ts";
import { toLoadContext, type Part } from "./to-load-context.ts";
import { createRequestMeter } from "../operators/request-meter.ts";
import { createSiteTally } from "../operators/site-tally.ts";
import { createWidgetDesk } from "./widget-response.ts";
import { createCallOpener } from "./open-call.ts";
import { createPageAnswers } from "./page-answers.ts";
import { createDataAnswers } from "./data-answers.ts";

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
  geo: EdgeReport,
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
  const pageCache = createPageCache({ memory, store, toHeaders, nowMs, wait });
  const openCall = createCallOpener(options, limits, reportFault);
  const pages = createPageAnswers({ site: options, nowMs, renderPath, pageCache, toHeaders });
  const { answerDocument, answerData, answerFrame } = createDataAnswers({
    variant,
    nowMs,
    renderPath,
    toDocument,
    answerWidget,
  });

  /** Renders once for all requests for the page; a failure is a page too, so that all of them get it. */
  async function renderPath(env: SiteEnv, path: string, part: Part): Promise<Response> {
    try {
      return await render(new Request(renderOrigin + path), toLoadContext(options, env, part));
    } catch (error) {
      reportFault("the renderer failed", error);
      return refusalPage("failed", variant);
    }
  }

  const answer: Gateway = async (request, geo, env, waitUntil) => {
    // Two `Host` headers make an invalid address.
    const address: Address = hasTooManyHeaders(request.headers) ? { kind: "malformed" } : readAddress(request.url);
    const { kind } = address;
    const call = openCall(request, geo, env, waitUntil);
    const isPage = kind === "page" || kind === "moved" || kind === "missing" || kind === "offline";
    // Providers sign their requests, and may send as much as they have; a file of the build costs no work.
    if (kind !== "ingest" && kind !== "asset" && call.hasSpentAll())
      return isPage ? refusalPage("limited", variant) : refusal("limited");
    if ((isPage || readKinds.has(kind)) && !call.isRead) return onlyMethods("GET, HEAD");
    switch (kind) {
      case "page":
        return pages.answerPage(address.path, call);
      case "moved":
        return movedTo(address.path);
      case "malformed":
        return plainAnswer(400, "Bad request");
      case "missing":
        return pages.toMissingPage(call);
      case "build":
        return plainAnswer(200, options.version);
      case "missing-data":
        return plainAnswer(404, "Not found");
      case "offline":
        return pages.answerOffline(call);
      case "asset":
        return (await toAssetResponse(call)) ?? pages.toMissingPage(call);
      case "file":
        return toSiteFile(address.file, {
          variant,
          origin: call.toOrigin(),
          nowMs: nowMs(),
          savesData: request.headers.get("save-data") === "on",
        });
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

/** The kinds of address besides pages that accept only GET and HEAD. */
const readKinds: ReadonlySet<string> = new Set(["asset", "data", "manifest", "document", "file", "widget"]);
