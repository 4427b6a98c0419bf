import { isWithin } from "../../shared/basics/is-within.ts";
import { createFlights } from "../../shared/basics/flights.ts";
import { lifetimeOf, pageFreshness, type Lifetime } from "./lifetime.ts";
import { sourcesOfNonce, toHashedPage, type InlineSources } from "./inline-sources.ts";
import { toLateScripts } from "./late-scripts.ts";
import { createNonce } from "./nonce.ts";
import { toRenderedHeaders, type CacheState, type ToPageHeaders } from "./page-headers.ts";
import { toPageEtag } from "./page-etag.ts";
import type { PageMemory } from "./page-memory.ts";
import { readAhead } from "./read-ahead.ts";
import type { PageStore, StoredPage } from "./stored-page.ts";
import { acquireWhenFree, createSemaphore, patienceMs } from "./semaphore.ts";

export type PageRequest = {
  readonly key: string;
  /** Whether the page is a variant that few visitors read (`Reading`). */
  readonly isCopy: boolean;
  /**
   * Renders the whole page with this nonce in its scripts; a failure is a page of status 500. A 404 needs no body: the gateway has its
   * own for all of them.
   */
  readonly render: RenderPage;
  /** Renders the page as a stream that begins before all data have loaded; null for a client that needs the whole page at once. */
  readonly renderStreamed: RenderPage | null;
  /** Asked before each rendering for this visitor. */
  readonly mayRender: () => Promise<boolean>;
  /** Keeps the Worker alive for work that continues after the response. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

type RenderPage = (nonce: string) => Promise<Response>;

/** Why there is no page: the address has none, the visitor requested too many, or too many are being rendered. */
export type NoPage = "missing" | "refused" | "busy";
export type PageCache = {
  readonly serve: (request: PageRequest) => Promise<Response | NoPage>;
  /** Makes a copy for one visitor alone: it is stored nowhere, and no other visitor gets it. */
  readonly serveAlone: (request: Pick<PageRequest, "render" | "mayRender">) => Promise<Response | NoPage>;
};
export type PageCacheOptions = {
  readonly memory: PageMemory;
  readonly store: PageStore;
  readonly toHeaders: ToPageHeaders;
  readonly nowMs: () => number;
  /** A timer that belongs to the current request. */
  readonly wait: (ms: number) => Promise<void>;
};

/** A refresh that takes longer than this counts as lost (its isolate's request was cut), and another may begin. */
const refreshLimitMs = 10_000;
/** Visitors do not wait longer than this for a first page. */
const flightLimitMs = 10_000;
/** Limit of simultaneous renderings: each holds its feeds and its markup, and an isolate has 128 MB. */
const pagesAtOnce = 64;
/** Copies have their own limit, so that they never block pages, and the isolate answers other requests between two of them. */
const copiesAtOnce = 2;

/** A page whose feeds are slower than this is streamed to the visitor for whom it is made. */
export const graceMs = 250;
/** After a failed page none is streamed for this long: only a page that is rendered whole can report a failure by its status. */
const cautiousMs = 10_000;

/** The result of making a page: a page for all visitors who wait, or an answer for one visitor alone. */
type Obtained =
  | { readonly kind: "rendered"; readonly page: StoredPage; readonly made: Made }
  | { readonly kind: "own" | "streamed"; readonly made: Made }
  | { readonly kind: "stored"; readonly page: StoredPage }
  | { readonly kind: "refused" | "busy" };
/** The answer to the visitor for whom a page is made. */
type Made = {
  readonly response: Response;
  readonly body: BodyInit | null;
  readonly inline: InlineSources;
  /** Null for bytes that are sent only once. */
  readonly etag: string | null;
};
/** The part that other requests may see: it holds nothing that belongs to one request. */
type Outcome = { readonly kind: "page"; readonly page: StoredPage } | { readonly kind: "own" | "failed" | "none" };

export function createPageCache({ memory, store, toHeaders, nowMs, wait }: PageCacheOptions): PageCache {
  const refreshStartedAtMs = new Map<string, number>();
  const flights = createFlights<Outcome>(nowMs, flightLimitMs, () => ({}));
  const semaphores = { shared: createSemaphore(pagesAtOnce, nowMs), copies: createSemaphore(copiesAtOnce, nowMs) };
  const semaphoreOf = ({ isCopy }: PageRequest) => (isCopy ? semaphores.copies : semaphores.shared);
  const memoryOf = ({ isCopy }: PageRequest) => (isCopy ? memory.copies : memory.shared);
  let failedAtMs = Number.NEGATIVE_INFINITY;

  const remember = (request: PageRequest, page: StoredPage) => {
    const present = memoryOf(request).get(request.key);
    // A page that is old but good is better than a failure.
    if (page.status >= 500 && present?.status === 200 && isServable(present, nowMs())) return;
    memoryOf(request).set(request.key, page);
  };

  const render = async (request: PageRequest): Promise<Obtained> => {
    const release = await acquireWhenFree(semaphoreOf(request), { nowMs, wait });
    if (release === null) return { kind: "busy" };
    try {
      const nonce = createNonce();
      const response = await request.render(nonce);
      const lifetime = lifetimeOf(response);
      if (lifetime === null)
        return { kind: "own", made: { response, body: response.body, inline: sourcesOfNonce(nonce), etag: null } };
      return keep(request, await toSharedPage(response, nonce), lifetime);
    } finally {
      release();
    }
  };

  const keep = (request: PageRequest, made: SharedPage, lifetime: Lifetime): Obtained => {
    const { body, inline, etag } = made;
    const { status, headers } = made.response;
    const page = { status, body, inline, link: headers.get("link") ?? "", etag, storedAtMs: nowMs(), lifetime };
    remember(request, page);
    if (status >= 500) failedAtMs = nowMs();
    if (status === 200) request.waitUntil(store.save(request.key, page));
    return { kind: "rendered", page, made };
  };

  const refresh = async (request: PageRequest): Promise<void> => {
    try {
      await render(request);
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

  const obtain = async (request: PageRequest): Promise<Obtained> => {
    const stored = await store.load(request.key);
    if (stored !== null && isServable(stored, nowMs())) {
      remember(request, stored);
      return { kind: "stored", page: stored };
    }
    return (await request.mayRender()) ? render(request) : { kind: "refused" };
  };

  /** Makes the page for all who request it meanwhile. It is finished even if the first visitor leaves. */
  const lead = (request: PageRequest): Promise<Obtained> => {
    const flight = flights.begin(request.key);
    const land = (outcome: Outcome) => flights.land(request.key, flight, outcome);
    const work = obtain(request).then(
      (obtained) => {
        land(toOutcome(obtained));
        return obtained;
      },
      (error: unknown) => {
        land({ kind: "failed" });
        throw error;
      },
    );
    request.waitUntil(work.catch(() => {}));
    return work;
  };

  /** Streams a page that is being made to the visitor who would wait for it; null where it cannot begin either. */
  const stream = async (request: PageRequest, renderStreamed: RenderPage): Promise<Obtained | null> => {
    const release = (await request.mayRender()) ? semaphoreOf(request).acquire() : null;
    if (release === null) return null;
    const nonce = createNonce();
    const response = await renderStreamed(nonce).catch(() => null);
    const { forReader, ended } = readAhead(response?.body ?? null);
    request.waitUntil(ended.finally(release));
    return response?.status === 200
      ? { kind: "streamed", made: { response, body: forReader, inline: sourcesOfNonce(nonce), etag: null } }
      : null;
  };

  /** The page, or the beginning of a stream of it where the page is late. */
  const wholeOrStreamed = async (request: PageRequest, work: Promise<Obtained>): Promise<Obtained> => {
    const { renderStreamed } = request;
    if (renderStreamed === null || isWithin(failedAtMs, cautiousMs, nowMs())) return work;
    const isLate = await Promise.race([work.then(() => false), wait(graceMs).then(() => true)]);
    if (!isLate) return work;
    const streamed = stream(request, renderStreamed).then((begun) => begun ?? work);
    return Promise.race([work, streamed]);
  };

  const serve = (request: PageRequest, page: StoredPage): Response | NoPage => {
    if (page.status === 404) return "missing";
    const isFresh = pageFreshness(page.storedAtMs, page.lifetime, nowMs()) === "fresh";
    if (!isFresh) refreshBehind(request);
    return toResponse(page, isFresh ? "HIT" : "STALE", toHeaders);
  };

  const serveObtained = (request: PageRequest, obtained: Obtained): Response | NoPage => {
    switch (obtained.kind) {
      case "stored":
        return serve(request, obtained.page);
      case "rendered":
        return obtained.page.status === 404 ? "missing" : toFirstResponse(obtained.made, "MISS", toHeaders);
      case "streamed":
        return toFirstResponse(obtained.made, "MISS", toHeaders);
      case "own":
        return toFirstResponse(obtained.made, "BYPASS", toHeaders);
      default:
        return obtained.kind;
    }
  };

  const renderAlone = async (request: PageRequest): Promise<Response | NoPage> =>
    (await request.mayRender()) ? serveObtained(request, await render(request)) : "refused";

  const serveShared: PageCache["serve"] = async (request) => {
    const startMs = nowMs();
    for (;;) {
      const remembered = memoryOf(request).get(request.key);
      if (remembered !== undefined && isServable(remembered, nowMs())) return serve(request, remembered);
      const flight = flights.find(request.key);
      if (flight === null) return serveObtained(request, await wholeOrStreamed(request, lead(request)));
      const outcome = await flights.watch(flight, wait);
      if (outcome?.kind === "page") return serve(request, outcome.page);
      if (outcome?.kind === "own") return renderAlone(request);
      // All requests of a herd get the same failure.
      if (outcome?.kind === "failed") throw new Error("The page that this visitor waited for failed.");
      if (nowMs() - startMs >= patienceMs) return "busy";
    }
  };
  const serveAlone: PageCache["serveAlone"] = async ({ mayRender, render: renderPage }) => {
    if (!(await mayRender())) return "refused";
    const release = await acquireWhenFree(semaphores.copies, { nowMs, wait });
    if (release === null) return "busy";
    try {
      const nonce = createNonce();
      const response = await renderPage(nonce);
      if (response.status === 404) return "missing";
      return toFirstResponse(await toSharedPage(response, nonce), "BYPASS", toHeaders);
    } finally {
      release();
    }
  };

  return { serve: serveShared, serveAlone };
}

function toOutcome(obtained: Obtained): Outcome {
  if ("page" in obtained) return { kind: "page", page: obtained.page };
  return { kind: obtained.kind === "own" ? "own" : "none" };
}

/** A page whose bytes are the same for all visitors. */
type SharedPage = Omit<Made, "body" | "etag"> & Pick<StoredPage, "body" | "etag">;

async function toSharedPage(response: Response, nonce: string): Promise<SharedPage> {
  const { html, inline } = await toHashedPage(response.status === 404 ? "" : await response.text(), nonce);
  const body = new Uint8Array(new TextEncoder().encode(toLateScripts(html)));
  return { response, body, inline, etag: await toPageEtag(body) };
}

/** To the visitor for whom the page was rendered. */
function toFirstResponse(made: Made, state: CacheState, toHeaders: ToPageHeaders): Response {
  const { body, inline, etag } = made;
  const { status, headers } = made.response;
  const pageHeaders = { ...toHeaders(inline, state, status), ...etagHeader(etag, status) };
  return new Response(body, { status, headers: toRenderedHeaders(headers, pageHeaders) });
}

const toResponse = (page: StoredPage, state: CacheState, toHeaders: ToPageHeaders): Response => {
  const { status, body, inline, link, etag } = page;
  const headers = {
    ...toHeaders(inline, state, status),
    ...etagHeader(etag, status),
    ...(link === "" ? {} : { link }),
  };
  return new Response(body, { status, headers });
};

/** A failure is sent again each time: a browser must not keep it as the page. */
const etagHeader = (etag: string | null, status: number): Record<string, string> =>
  etag === null || status !== 200 ? {} : { etag };

const isServable = (page: StoredPage, nowMs: number) =>
  pageFreshness(page.storedAtMs, page.lifetime, nowMs) !== "expired";
