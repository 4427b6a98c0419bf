import type { ByteLru } from "./byte-lru.ts";
import { freshnessOf, lifetimeHeader, parseLifetime, type Lifetime } from "./lifetime.ts";
import { createNonce, findOffsets, spliceNonce } from "./nonce.ts";
import { toPageHeaders, toRenderedHeaders, type CacheState } from "./page-headers.ts";

export type StoredPage = {
  readonly body: Uint8Array;
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

export function createPageCache(memory: ByteLru<StoredPage>, store: PageStore, nowMs: () => number): PageCache {
  const refreshStartedAtMs = new Map<string, number>();

  const keep = async (key: string, nonce: string, response: Response): Promise<void> => {
    const lifetime = storableLifetime(response);
    if (lifetime === null) return;
    const body = new Uint8Array(await response.arrayBuffer());
    const page = { body, nonceOffsets: findOffsets(body, nonce), storedAtMs: nowMs(), lifetime };
    memory.set(key, page, body.byteLength);
    await store.save(key, page);
  };

  const refresh = async ({ key, render }: PageRequest): Promise<void> => {
    try {
      const nonce = createNonce();
      await keep(key, nonce, await render(nonce));
    } finally {
      refreshStartedAtMs.delete(key);
    }
  };

  const refreshBehind = (request: PageRequest): void => {
    const startedAtMs = refreshStartedAtMs.get(request.key);
    if (startedAtMs !== undefined && nowMs() - startedAtMs < refreshLimitMs) return;
    refreshStartedAtMs.set(request.key, nowMs());
    request.waitUntil(refresh(request));
  };

  const find = async (key: string): Promise<StoredPage | null> => {
    const remembered = memory.get(key);
    if (remembered !== undefined && isServable(remembered, nowMs())) return remembered;
    const stored = await store.load(key);
    if (stored === null || !isServable(stored, nowMs())) return null;
    memory.set(key, stored, stored.body.byteLength);
    return stored;
  };

  return async (request) => {
    const page = await find(request.key);
    if (page !== null) {
      const isFresh = freshnessOf(page.storedAtMs, page.lifetime, nowMs()) === "fresh";
      if (!isFresh) refreshBehind(request);
      return toResponse(page, request.socketOrigin, isFresh ? "HIT" : "STALE");
    }
    const nonce = createNonce();
    const rendered = await request.render(nonce);
    const state: CacheState = storableLifetime(rendered) === null ? "BYPASS" : "MISS";
    if (state === "MISS") request.waitUntil(keep(request.key, nonce, rendered.clone()));
    return new Response(rendered.body, {
      status: rendered.status,
      headers: toRenderedHeaders(rendered.headers, toPageHeaders(request.socketOrigin, nonce, state)),
    });
  };
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
