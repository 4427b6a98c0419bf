import { rulesFor } from "../../shared/betting/policy-for.ts";
import { parsePlaceKey } from "../../shared/places/place.ts";
import type { Caller } from "../../shared/accounts/caller.ts";
import type { BrowserFailure } from "../../shared/operations/browser-failure.ts";
import type { PageView } from "../../shared/operations/page-view.ts";
import type { Visitor } from "../../shared/places/visitor.ts";
import { variantOf } from "../../variants/variant-of.ts";
import type { Variant } from "../../variants/variant.ts";
import type { SiteEnv } from "../load-context.ts";
import { createGateway, pageMemoryBytes, type Render } from "./gateway.ts";
import { formatLifetime, lifetimeHeader } from "./lifetime.ts";
import { graceMs } from "./page-cache.ts";
import { createPageMemory } from "./page-memory.ts";
import type { LimitName, RateLimit } from "./limits.ts";
import { reporting } from "../operators/reports.fixture.ts";
import { staticPages } from "./static-pages.ts";

/** Sets up the gateway with fake Workers that identify themselves and record their requests. */
export function setUp(changes: Partial<Variant> = {}, sites: readonly Variant[] = []) {
  const state = {
    nowMs: 1_763_000_000_000,
    geoCalls: 0,
    geoAnswers: true,
    rendered: 0,
    rendererFails: false,
    /** Whether a whole page takes longer to render than the grace period. */
    isLate: false,
    behindStatus: 200,
    behindFails: false,
    cacheFails: false,
    mayWorkBehind: true,
    hasPushKey: true,
    deviceAnswer: "kept" as Awaited<ReturnType<SiteEnv["DEVICE_DESK"]["keep"]>>,
    deviceCalls: new Array<unknown>(),
  };
  const logged: string[] = [];
  const over = new Set<LimitName>();
  const counted: string[] = [];
  const limit = (name: LimitName): RateLimit => ({
    limit: async ({ key }) => {
      counted.push(`${name} ${key}`);
      return { success: !over.has(name) };
    },
  });
  const callers: Caller[] = [];
  const failures: BrowserFailure[] = [];
  const views: PageView[] = [];
  const asked: { readonly request: Request; readonly visitor: Visitor | null }[] = [];
  async function answer(name: string, request: Request, visitor: Visitor | null = null): Promise<Response> {
    asked.push({ request, visitor });
    if (state.behindFails) throw new Error("the Worker is down");
    return new Response(name, { status: state.behindStatus });
  }
  const env: SiteEnv = {
    FEED: {
      answer: async (who, { method, pathname, sign }) => {
        const request = new Request(`https://feeds.test${pathname}`, { method, headers: { "x-fsign": sign ?? "" } });
        const { status } = await answer("feed", request, who);
        return { status, headers: {}, body: new TextEncoder().encode("feed") };
      },
      load: async () => [],
      loadNear: async () => [],
      ...reporting.FEED,
    },
    PUSH: { fetch: (request) => answer("push", request), ...reporting.PUSH },
    DEVICE_DESK: {
      publicKey: async () => (state.hasPushKey ? "public-key" : null),
      keep: async (call) => {
        state.deviceCalls.push(call);
        return state.deviceAnswer;
      },
    },
    ORIGIN: {
      ...reporting.ORIGIN,
      directory: async () => null,
      countPages: async () => [],
      listDays: async () => [],
      listPages: async () => [],
      search: (request) => answer("search", request),
      graph: (who, request) => answer("graph", request, who),
      picture: async (path) => new Response(path),
      ingestKeyIds: async () => ["provider"],
      ingest: (request) => answer("ingest", request),
    },
    ACCOUNT: {
      answer: async (caller, request) => {
        callers.push(caller);
        return answer("account", request);
      },
      ...reporting.ACCOUNT,
      subjectOfTicket: async (ticket) => (ticket === "good-ticket" ? "lsid_5_tribune" : null),
    },
    SHARE_IMAGE: { toPng: async (svg) => new TextEncoder().encode(svg), ...reporting.SHARE_IMAGE },
    SOURCES: reporting.SOURCES,
    TELEMETRY: {
      ...reporting.TELEMETRY,
      log: async (failure) => void failures.push(failure),
      countView: async (view) => void views.push(view),
    },
    FEED_SIGN: "sign",
    DEV_PLACES: "on",
    LIMIT_REQUESTS: limit("LIMIT_REQUESTS"),
    LIMIT_PAGES: limit("LIMIT_PAGES"),
    LIMIT_COPIES: limit("LIMIT_COPIES"),
    LIMIT_PICTURES: limit("LIMIT_PICTURES"),
    LIMIT_DATA: limit("LIMIT_DATA"),
    LIMIT_SEARCH: limit("LIMIT_SEARCH"),
    LIMIT_GRAPH: limit("LIMIT_GRAPH"),
    LIMIT_SOCKETS: limit("LIMIT_SOCKETS"),
    LIMIT_DEVICES: limit("LIMIT_DEVICES"),
    LIMIT_FAULTS: limit("LIMIT_FAULTS"),
    LIMIT_ACCOUNT: limit("LIMIT_ACCOUNT"),
    LIMIT_REPORTS: limit("LIMIT_REPORTS"),
    GEO: {
      ...reporting.GEO,
      resolve: async (_, devPlace) => {
        state.geoCalls += 1;
        if (!state.geoAnswers) throw new Error("geo is down");
        const place = parsePlaceKey(devPlace ?? "FR");
        return { place, rules: rulesFor(place, state.nowMs / 1000, null) };
      },
    },
  };
  const contexts: Parameters<Render>[1][] = [];
  const gateway = createGateway({
    version: "1",
    variant: { ...variantOf("fr"), ...changes },
    memory: createPageMemory(pageMemoryBytes),
    sites,
    nowMs: () => state.nowMs,
    random: () => 0.5,
    routeIds: ["root", "home", "sport"],
    wait: (ms) => new Promise((resolve) => (ms !== graceMs || state.isLate) && setImmediate(resolve)),
    log: (line) => logged.push(line),
    openCache: () => {
      if (state.cacheFails) throw new Error("no cache");
      return { match: async () => undefined, put: async () => undefined };
    },
    render: async (request, context) => {
      const { visitor, nonce } = context;
      contexts.push(context);
      state.rendered += 1;
      if (state.rendererFails) throw new Error("the renderer failed");
      if (state.isLate && context.answer === "document") await new Promise((resolve) => setTimeout(resolve, 50));
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/match/")) return new Response(null, { status: 404 });
      return new Response(`${visitor.policy.group} ${nonce} ${request.url}`, {
        status: pathname === staticPages.notFound ? 404 : 200,
        headers: {
          "content-type": pathname.endsWith(".data") ? "text/x-script" : "text/html; charset=utf-8",
          [lifetimeHeader]: formatLifetime({ freshSeconds: 2, staleSeconds: 30 }),
        },
      });
    },
  });
  const behind: Promise<unknown>[] = [];
  return {
    env,
    state,
    asked,
    callers,
    failures,
    views,
    logged,
    contexts,
    over,
    counted,
    settle: () => Promise.all(behind.splice(0)),
    get: (path: string, init: RequestInit = {}, bindings = env) =>
      gateway(
        new Request(`https://tribune.example${path}`, init),
        { country: "FR", continent: "EU" },
        bindings,
        (work) => {
          if (!state.mayWorkBehind) throw new Error("the request has ended");
          behind.push(work);
        },
      ),
  };
}
/** A visitor with an address, so that limits can tell it from others. */
export const visitor = { "cf-connecting-ip": "203.0.113.7" };
/** The header that a browser sends to open a socket. */
export const asSocket = { upgrade: "websocket" };
export const from = (place: string) => ({ headers: { "x-dev-place": place } });
