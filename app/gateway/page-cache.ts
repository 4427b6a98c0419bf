import { isWithin } from "../../shared/caching/is-within.ts";
import { createFlights } from "../../shared/caching/flights.ts";
import { pageFreshness, lifetimeHeader, parseLifetime, type Lifetime } from "./lifetime.ts";
import { createNonce, findOffsets, spliceNonce } from "./nonce.ts";
import { toRenderedHeaders, type CacheState, type ToPageHeaders } from "./page-headers.ts";
import { createEnding, type PageEnding } from "./page-ending.ts";
import type { PageMemory } from "./page-memory.ts";
import { acquireWhenFree, createSemaphore, patienceMs } from "./semaphore.ts";
import { splitBody } from "./split-body.ts";

export type StoredPage = {
  readonly status: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly nonceOffsets: readonly number[];
  readonly storedAtMs: number;
  readonly lifetime: Lifetime;
};

/** A second, slower store that outlives the isolate. It never fails: an error in it counts as a missing page. */
export type PageStore = {
  readonly load: (key: string) => Promise<StoredPage | null>;
  readonly save: (key: string, page: StoredPage) => Promise<void>;
};

export type PageRequest = {
  readonly key: string;
  /** Whether it is a copy as few visitors read it (`Reading`). */
  readonly isCopy: boolean;
  /**
   * Renders the page with this nonce in its scripts; a failure is a page of status 500. A 404 needs no body: the
   * gateway has one for all. With an ending the answer may begin before the whole page is known.
   */
  readonly render: (nonce: string, ending: PageEnding | null) => Promise<Response>;
  /** Asked once, before a page has to be rendered for this visitor. */
  readonly mayRender: () => Promise<boolean>;
  /** Keeps the Worker alive for work that continues after the response. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** Why there is no page: the address has none, the visitor requested too many, or too many are being made. */
export type NoPage = "missing" | "refused" | "busy";
export type PageCache = {
  readonly serve: (request: PageRequest) => Promise<Response | NoPage>;
  /** Makes a copy for one visitor alone: it is stored nowhere, and no other visitor gets it. */
  readonly serveAlone: (request: Omit<PageRequest, "key" | "isCopy">) => Promise<Response | NoPage>;
};
export type PageCacheOptions = {
  readonly memory: PageMemory;
  readonly store: PageStore;
  readonly toHeaders: ToPageHeaders;
  readonly nowMs: () => number;
  /** A timer of the request that calls. */
  readonly wait: (ms: number) => Promise<void>;
};

/** A refresh that takes longer than this counts as lost (its isolate's request was cut), and another may begin. */
const refreshLimitMs = 10_000;
/** Visitors do not wait longer than this for a first page. */
const flightLimitMs = 10_000;
/** Each page under way holds its feeds and its markup; an isolate has 128 MB. */
const pagesAtOnce = 64;
/** Copies never take the places of pages, and between two of them the isolate answers others. */
const copiesAtOnce = 2;
/** An address without a page is asked about again after this; a failure as soon as it may be over. */
const missingLifetime: Lifetime = { freshSeconds: 5, staleSeconds: 0 };
const failureLifetime: Lifetime = { freshSeconds: 1, staleSeconds: 0 };

/** After a page that had begun and could not be ended, pages begin when their end is known, so that their status says it. */
const cautiousMs = 10_000;

/** The result of making a page: a page for all visitors who wait, or an answer for one visitor alone. */
type Obtained =
  | { readonly kind: "rendered"; readonly page: StoredPage; readonly made: Made }
  | { readonly kind: "own"; readonly made: Made }
  | { readonly kind: "stored"; readonly page: StoredPage }
  | { readonly kind: "refused" | "busy" };
/** The answer to the visitor for whom a page is made; its body may still be on its way. */
type Made = { readonly response: Response; readonly body: BodyInit | null; readonly nonce: string };
/** The part that other requests may see: it holds nothing that belongs to one request. */
type Outcome = { readonly kind: "page"; readonly page: StoredPage } | { readonly kind: "own" | "failed" | "none" };

export function createPageCache({ memory, store, toHeaders, nowMs, wait }: PageCacheOptions): PageCache {
  const refreshStartedAtMs = new Map<string, number>();
  const flights = createFlights<Outcome>(nowMs, flightLimitMs, () => ({}));
  const semaphores = { shared: createSemaphore(pagesAtOnce, nowMs), copies: createSemaphore(copiesAtOnce, nowMs) };
  const memoryOf = ({ isCopy }: PageRequest) => (isCopy ? memory.copies : memory.shared);
  let failedAtMs = Number.NEGATIVE_INFINITY;

  const remember = (request: PageRequest, page: StoredPage) => {
    const present = memoryOf(request).get(request.key);
    // A page that is old but good is better than a failure.
    if (page.status >= 500 && present?.status === 200 && isServable(present, nowMs())) return;
    memoryOf(request).set(request.key, page);
  };

  /** @param begin takes the answer as soon as its status is known; null where no request waits for it */
  const render = async (request: PageRequest, begin: ((made: Made) => void) | null): Promise<Obtained> => {
    const release = await acquireWhenFree(request.isCopy ? semaphores.copies : semaphores.shared, { nowMs, wait });
    if (release === null) return { kind: "busy" };
    try {
      const nonce = createNonce();
      const mayBegin = begin !== null && !isWithin(failedAtMs, cautiousMs, nowMs());
      const ending = mayBegin ? createEnding() : null;
      const response = await request.render(nonce, ending);
      const lifetime = lifetimeOf(response);
      if (lifetime === null) return { kind: "own", made: { response, body: response.body, nonce } };
      if (response.status === 404) return finish(request, response, nonce, new Uint8Array(), lifetime);
      if (begin === null || ending === null || response.status !== 200) {
        return finish(request, response, nonce, new Uint8Array(await response.arrayBuffer()), lifetime);
      }
      const { forReader, whole } = splitBody(response);
      begin({ response, body: forReader, nonce });
      const body = await whole;
      if (!ending.hasFailed) return finish(request, response, nonce, body, ending.lifetime ?? lifetime);
      failedAtMs = nowMs();
      return finish(request, new Response(null, { status: 503 }), nonce, body, failureLifetime);
    } finally {
      release();
    }
  };

  const finish = (
    request: PageRequest,
    response: Response,
    nonce: string,
    body: Uint8Array<ArrayBuffer>,
    lifetime: Lifetime,
  ): Obtained => {
    const { status } = response;
    const page = { status, body, nonceOffsets: findOffsets(body, nonce), storedAtMs: nowMs(), lifetime };
    remember(request, page);
    if (status === 200) request.waitUntil(store.save(request.key, page));
    return { kind: "rendered", page, made: { response, body, nonce } };
  };

  const refresh = async (request: PageRequest): Promise<void> => {
    try {
      await render(request, null);
    } finally {
      refreshStartedAtMs.delete(request.key);
    }
  };

  const refreshBehind = (request: PageRequest): void => {
    const startedAtMs = refreshStartedAtMs.get(request.key);
    if (startedAtMs !== undefined && isWithin(startedAtMs, refreshLimitMs, nowMs())) return;
    refreshStartedAtMs.set(request.key, nowMs());
    request.waitUntil(refresh(request));
  };

  const obtain = async (request: PageRequest, begin: (made: Made) => void): Promise<Obtained> => {
    const stored = await store.load(request.key);
    if (stored !== null && isServable(stored, nowMs())) {
      remember(request, stored);
      return { kind: "stored", page: stored };
    }
    return (await request.mayRender()) ? render(request, begin) : { kind: "refused" };
  };

  /**
   * Makes the page for all who request it meanwhile. It is finished even if the first visitor leaves. The first visitor
   * receives it while it is made.
   */
  const lead = (request: PageRequest): Promise<Obtained | Made> => {
    const flight = flights.begin(request.key);
    const land = (outcome: Outcome) => flights.land(request.key, flight, outcome);
    return new Promise((resolve, reject) => {
      const work = obtain(request, resolve).then(
        (obtained) => {
          land(toOutcome(obtained));
          resolve(obtained);
        },
        (error: unknown) => {
          land({ kind: "failed" });
          reject(error);
        },
      );
      request.waitUntil(work);
    });
  };

  const serve = (request: PageRequest, page: StoredPage): Response | NoPage => {
    if (page.status === 404) return "missing";
    const isFresh = pageFreshness(page.storedAtMs, page.lifetime, nowMs()) === "fresh";
    if (!isFresh) refreshBehind(request);
    return toResponse(page, isFresh ? "HIT" : "STALE", toHeaders);
  };

  const serveObtained = (request: PageRequest, obtained: Obtained | Made): Response | NoPage => {
    if (!("kind" in obtained)) return toFirstResponse(obtained, "MISS", toHeaders);
    switch (obtained.kind) {
      case "stored":
        return serve(request, obtained.page);
      case "rendered":
        return obtained.page.status === 404 ? "missing" : toFirstResponse(obtained.made, "MISS", toHeaders);
      case "own":
        return toFirstResponse(obtained.made, "BYPASS", toHeaders);
      default:
        return obtained.kind;
    }
  };

  const renderAlone = async (request: PageRequest): Promise<Response | NoPage> =>
    (await request.mayRender()) ? serveObtained(request, await render(request, null)) : "refused";

  const serveShared: PageCache["serve"] = async (request) => {
    const startMs = nowMs();
    for (;;) {
      const remembered = memoryOf(request).get(request.key);
      if (remembered !== undefined && isServable(remembered, nowMs())) return serve(request, remembered);
      const flight = flights.find(request.key);
      if (flight === null) return serveObtained(request, await lead(request));
      const outcome = await flights.watch(flight, wait);
      if (outcome?.kind === "page") return serve(request, outcome.page);
      if (outcome?.kind === "own") return renderAlone(request);
      // All requests of a herd get the same failure.
      if (outcome?.kind === "failed") throw new Error("The page that this visitor waited for failed.");
      if (nowMs() - startMs >= patienceMs) return "busy";
    }
  };
  const serveAlone: PageCache["serveAlone"] = async ({ mayRender, render: renderPage, waitUntil }) => {
    if (!(await mayRender())) return "refused";
    const release = await acquireWhenFree(semaphores.copies, { nowMs, wait });
    if (release === null) return "busy";
    const nonce = createNonce();
    try {
      const response = await renderPage(nonce, createEnding());
      const { forReader, whole } = splitBody(response);
      waitUntil(whole.catch(() => undefined).finally(release));
      return response.status === 404
        ? "missing"
        : toFirstResponse({ response, body: forReader, nonce }, "BYPASS", toHeaders);
    } catch (error) {
      release();
      throw error;
    }
  };

  return { serve: serveShared, serveAlone };
}

function toOutcome(obtained: Obtained): Outcome {
  if ("page" in obtained) return { kind: "page", page: obtained.page };
  return { kind: obtained.kind === "own" ? "own" : "none" };
}

/** To the visitor for whom the page was rendered. */
function toFirstResponse({ response, body, nonce }: Made, state: CacheState, toHeaders: ToPageHeaders): Response {
  const { status, headers } = response;
  return new Response(body, { status, headers: toRenderedHeaders(headers, toHeaders(nonce, state, status)) });
}

function toResponse({ status, body, nonceOffsets }: StoredPage, state: CacheState, toHeaders: ToPageHeaders): Response {
  const nonce = createNonce();
  return new Response(spliceNonce(body, nonceOffsets, nonce), { status, headers: toHeaders(nonce, state, status) });
}

const isServable = (page: StoredPage, nowMs: number) =>
  pageFreshness(page.storedAtMs, page.lifetime, nowMs) !== "expired";

/**
 * Null for what belongs to its visitor alone: redirects, other types, anything that sets a cookie or forbids storing.
 */
function lifetimeOf({ status, headers }: Response): Lifetime | null {
  if (status === 404) return missingLifetime;
  const isHtml = headers.get("content-type")?.startsWith("text/html") === true;
  if (!isHtml || headers.has("set-cookie")) return null;
  if (status === 200) return parseLifetime(headers.get(lifetimeHeader));
  return status >= 500 ? failureLifetime : null;
}
