import { createNonce } from "./nonce.ts";
import { pageFreshness } from "./lifetime.ts";
import { sourcesOfNonce } from "./inline-sources.ts";
import { toRenderedHeaders, type CacheState, type ToPageHeaders } from "./page-headers.ts";
import {
  createPageMaker,
  type Made,
  type MakerOptions,
  type Obtained,
  type PageRequest,
  type RenderPage,
} from "./page-maker.ts";
import type { StoredPage } from "./page-memory.ts";
import { patienceMs } from "./semaphore.ts";

/** Why there is no page: the address has none, the visitor requested too many, or too many are being rendered. */
export type NoPage = "missing" | "refused" | "busy";
export type PageCache = {
  readonly serve: (request: PageRequest) => Promise<Response | NoPage>;
  /** Makes a copy for one visitor alone: it is stored nowhere, and no other visitor gets it. */
  readonly serveAlone: (request: Pick<PageRequest, "render" | "mayRender">) => Promise<Response | NoPage>;
};
export type PageCacheOptions = MakerOptions & { readonly toHeaders: ToPageHeaders };

/** A page whose feeds are slower than this is streamed to the visitor for whom it is made. */
export const graceMs = 250;
/** After a failed page none is streamed for this long: only a page that is rendered whole can report a failure by its status. */
const cautiousMs = 10_000;

export function createPageCache(options: PageCacheOptions): PageCache {
  const { toHeaders, nowMs, wait } = options;
  const maker = createPageMaker(options);

  /** Streams a page that is being made to the visitor who would wait for it; null where it cannot begin either. */
  const stream = async (request: PageRequest, renderStreamed: RenderPage): Promise<Obtained | null> => {
    const release = (await request.mayRender()) ? maker.semaphoreOf(request).acquire() : null;
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
    if (renderStreamed === null || maker.hasFailedWithin(cautiousMs)) return work;
    const isLate = await Promise.race([work.then(() => false), wait(graceMs).then(() => true)]);
    if (!isLate) return work;
    const streamed = stream(request, renderStreamed).then((begun) => begun ?? work);
    return Promise.race([work, streamed]);
  };

  const serve = (request: PageRequest, page: StoredPage): Response | NoPage => {
    if (page.status === 404) return "missing";
    const isFresh = pageFreshness(page.storedAtMs, page.lifetime, nowMs()) === "fresh";
    if (!isFresh) maker.refreshBehind(request);
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
    (await request.mayRender()) ? serveObtained(request, await maker.render(request)) : "refused";

  const serveShared: PageCache["serve"] = async (request) => {
    const startMs = nowMs();
    for (;;) {
      const remembered = maker.recall(request);
      if (remembered !== null) return serve(request, remembered);
      const flight = maker.flights.find(request.key);
      if (flight === null) return serveObtained(request, await wholeOrStreamed(request, maker.lead(request)));
      const outcome = await maker.flights.watch(flight, wait);
      if (outcome?.kind === "page") return serve(request, outcome.page);
      if (outcome?.kind === "own") return renderAlone(request);
      // All requests of a herd get the same failure.
      if (outcome?.kind === "failed") throw new Error("The page that this visitor waited for failed.");
      if (nowMs() - startMs >= patienceMs) return "busy";
    }
  };

  const serveAlone: PageCache["serveAlone"] = async ({ mayRender, render }) => {
    if (!(await mayRender())) return "refused";
    const made = await maker.makeAlone(render);
    if (made === null) return "busy";
    return made.response.status === 404 ? "missing" : toFirstResponse(made, "BYPASS", toHeaders);
  };

  return { serve: serveShared, serveAlone };
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

/** A body that is read to its end though its client is slow, and no further when the client is gone. */
type BodyAhead = {
  /** The chunks as they come. */
  readonly forReader: ReadableStream<Uint8Array>;
  /** Settles when the body has ended or broken off. */
  readonly ended: Promise<void>;
};

function readAhead(body: ReadableStream<Uint8Array> | null): BodyAhead {
  const source = body?.getReader();
  let reader: ReadableStreamDefaultController<Uint8Array> | null = null;
  const forReader = new ReadableStream<Uint8Array>({
    start: (controller) => {
      reader = controller;
    },
    cancel: async (reason) => {
      reader = null;
      await source?.cancel(reason);
    },
  });
  const read = async () => {
    try {
      for (let next = await source?.read(); next?.value !== undefined; next = await source?.read()) {
        reader?.enqueue(next.value);
      }
      reader?.close();
    } catch (error) {
      reader?.error(error);
    }
  };
  return { forReader, ended: read() };
}
