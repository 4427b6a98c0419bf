import type { ByteLru } from "./byte-lru.ts";
import { createFlights } from "./flights.ts";
import { freshnessOf, lifetimeHeader, parseLifetime, type Lifetime } from "./lifetime.ts";
import { createNonce, findOffsets, spliceNonce } from "./nonce.ts";
import { toPageHeaders, toRenderedHeaders, type CacheState } from "./page-headers.ts";

export type StoredPage = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly nonceOffsets: readonly number[];
  readonly storedAtMs: number;
  readonly lifetime: Lifetime;
};

/** A second, slower store that outlives the isolate. */
export type PageStore = {
  readonly load: (key: string) => Promise<StoredPage | null>;
  readonly save: (key: string, page: StoredPage) => Promise<void>;
};

export type PageRequest = {
  readonly key: string;
  readonly socketOrigin: string;
  /** Renders the page with this nonce in its scripts. */
  readonly render: (nonce: string) => Promise<Response>;
  /** Keeps the Worker alive for work that goes on behind the response. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

export type PageCache = (request: PageRequest) => Promise<Response>;

/** A refresh that takes longer than this counts as lost (its isolate's request was cut), and another may begin. */
const refreshLimitMs = 10_000;

/** A page that was rendered just now: kept for everybody, or for its first reader alone. */
type Made = { readonly response: Response; readonly nonce: string } & (
  { readonly kind: "rendered"; readonly page: StoredPage } | { readonly kind: "unstorable" }
);
type Obtained = Made | { readonly kind: "stored"; readonly page: StoredPage };

export function createPageCache(memory: ByteLru<StoredPage>, store: PageStore, nowMs: () => number): PageCache {
  const refreshStartedAtMs = new Map<string, number>();
  const flights = createFlights<StoredPage>(nowMs);

  const render = async (request: PageRequest): Promise<Made> => {
    const nonce = createNonce();
    const response = await request.render(nonce);
    const lifetime = storableLifetime(response);
    if (lifetime === null) return { kind: "unstorable", response, nonce };
    const body = new Uint8Array(await response.arrayBuffer());
    const page = { body, nonceOffsets: findOffsets(body, nonce), storedAtMs: nowMs(), lifetime };
    memory.set(request.key, page, body.byteLength);
    request.waitUntil(store.save(request.key, page));
    return { kind: "rendered", page, nonce, response };
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
    if (startedAtMs !== undefined && nowMs() - startedAtMs < refreshLimitMs) return;
    refreshStartedAtMs.set(request.key, nowMs());
    request.waitUntil(refresh(request));
  };

  const obtain = async (request: PageRequest): Promise<Obtained> => {
    const stored = await store.load(request.key);
    if (stored === null || !isServable(stored, nowMs())) return render(request);
    memory.set(request.key, stored, stored.body.byteLength);
    return { kind: "stored", page: stored };
  };

  /** Readers who come while a page is made wait for it; it is made to its end even if the first of them is gone. */
  const obtainForAll = (request: PageRequest): Promise<Obtained> => {
    const obtained = obtain(request);
    const page = obtained.then((result) => (result.kind === "unstorable" ? null : result.page));
    request.waitUntil(flights.start(request.key, page));
    return obtained;
  };

  const serve = (request: PageRequest, page: StoredPage): Response => {
    const isFresh = freshnessOf(page.storedAtMs, page.lifetime, nowMs()) === "fresh";
    if (!isFresh) refreshBehind(request);
    return toResponse(page, request.socketOrigin, isFresh ? "HIT" : "STALE");
  };

  return async (request) => {
    const remembered = memory.get(request.key);
    if (remembered !== undefined && isServable(remembered, nowMs())) return serve(request, remembered);
    const joined = flights.join(request.key);
    const shared = joined === null ? null : await joined;
    if (shared !== null) return serve(request, shared);
    // What could not be shared with this reader is made for this reader alone.
    const obtained = await (joined === null ? obtainForAll(request) : render(request));
    return obtained.kind === "stored" ? serve(request, obtained.page) : toFirstResponse(obtained, request.socketOrigin);
  };
}

/** To the reader for whom the page was rendered. */
function toFirstResponse(made: Made, socketOrigin: string): Response {
  const { kind, nonce } = made;
  const pageHeaders = toPageHeaders(socketOrigin, nonce, kind === "rendered" ? "MISS" : "BYPASS");
  const body = kind === "rendered" ? made.page.body : made.response.body;
  const { status, headers } = made.response;
  return new Response(body, { status, headers: toRenderedHeaders(headers, pageHeaders) });
}

function toResponse(page: StoredPage, socketOrigin: string, state: CacheState): Response {
  const nonce = createNonce();
  return new Response(spliceNonce(page.body, page.nonceOffsets, nonce), {
    headers: toPageHeaders(socketOrigin, nonce, state),
  });
}

const isServable = (page: StoredPage, nowMs: number) =>
  freshnessOf(page.storedAtMs, page.lifetime, nowMs) !== "expired";

/** Null for whatever must not be stored: errors, redirects, other types, anything that sets a cookie. */
function storableLifetime({ status, headers }: Response): Lifetime | null {
  const isHtml = headers.get("content-type")?.startsWith("text/html") === true;
  return status === 200 && isHtml && !headers.has("set-cookie") ? parseLifetime(headers.get(lifetimeHeader)) : null;
}
