import { formatLifetime, lifetimeHeader, parseLifetime } from "./lifetime.ts";
import { nonceLength } from "./nonce.ts";
import type { PageStore, StoredPage } from "./page-cache.ts";

const offsetsHeader = "x-nonce-offsets";
const storedAtHeader = "x-stored-at-ms";

const toAddress = (key: string) => `https://page.invalid/${encodeURIComponent(key)}`;

export type PageCacheApi = Pick<Cache, "match" | "put">;

/**
 * The Cache API of a data centre: its isolates share it, and it outlives a restart. No answer depends on it, so an
 * exception in it is logged once and means that nothing is kept.
 */
export function createEdgeStore(
  openCache: () => PageCacheApi,
  reportFault: (what: string, error: unknown) => void,
): PageStore {
  return {
    async load(key) {
      try {
        const response = await openCache().match(toAddress(key));
        return response === undefined ? null : await parseEntry(response);
      } catch (error) {
        reportFault("the page cache cannot be read", error);
        return null;
      }
    },
    async save(key, { body, nonceOffsets, storedAtMs, lifetime }) {
      const headers = {
        "content-type": "text/html; charset=utf-8",
        "cache-control": `max-age=${lifetime.freshSeconds + lifetime.staleSeconds}`,
        [lifetimeHeader]: formatLifetime(lifetime),
        [offsetsHeader]: nonceOffsets.join(","),
        [storedAtHeader]: String(storedAtMs),
      };
      try {
        await openCache().put(toAddress(key), new Response(body, { headers }));
      } catch (error) {
        reportFault("the page cache cannot be written", error);
      }
    },
  };
}

/** Null for an entry that is not whole. */
async function parseEntry(response: Response): Promise<StoredPage | null> {
  const lifetime = parseLifetime(response.headers.get(lifetimeHeader));
  const storedAt = response.headers.get(storedAtHeader) ?? "";
  const offsets = response.headers.get(offsetsHeader) ?? "";
  if (lifetime === null || !/^\d+$/.test(storedAt) || !/^(\d+(,\d+)*)?$/.test(offsets)) return null;
  const body = new Uint8Array(await response.arrayBuffer());
  const nonceOffsets = offsets === "" ? [] : offsets.split(",").map(Number);
  const isWhole = body.byteLength > 0 && nonceOffsets.every((offset) => offset + nonceLength <= body.byteLength);
  return isWhole ? { status: 200, body, nonceOffsets, storedAtMs: Number(storedAt), lifetime } : null;
}
