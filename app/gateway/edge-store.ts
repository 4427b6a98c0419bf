import { parseHashSources } from "./inline-sources.ts";
import { formatLifetime, lifetimeHeader, parseLifetime } from "./lifetime.ts";
import { toPageEtag } from "./page-etag.ts";
import type { PageStore } from "./page-maker.ts";
import type { StoredPage } from "./page-memory.ts";

const scriptsHeader = "x-inline-scripts";
const stylesHeader = "x-inline-styles";
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
    async save(key, { body, inline, link, storedAtMs, lifetime }) {
      const headers = {
        "content-type": "text/html; charset=utf-8",
        "cache-control": `max-age=${lifetime.freshSeconds + lifetime.staleSeconds}`,
        [lifetimeHeader]: formatLifetime(lifetime),
        [scriptsHeader]: inline.scripts,
        [stylesHeader]: inline.styles,
        link,
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
  const { headers } = response;
  const lifetime = parseLifetime(headers.get(lifetimeHeader));
  const storedAt = headers.get(storedAtHeader) ?? "";
  const scripts = parseHashSources(headers.get(scriptsHeader));
  const styles = parseHashSources(headers.get(stylesHeader));
  if (lifetime === null || !/^\d+$/.test(storedAt) || scripts === null || styles === null) return null;
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.byteLength === 0) return null;
  return {
    status: 200,
    body,
    inline: { scripts, styles },
    link: headers.get("link") ?? "",
    etag: await toPageEtag(body),
    storedAtMs: Number(storedAt),
    lifetime,
  };
}
