import type { FeedEntry } from "./feed-entry.ts";

/** The cache that all isolates of a location share. */
export type EdgeCache = {
  readonly load: (key: string) => Promise<FeedEntry | null>;
  readonly save: (key: string, entry: FeedEntry) => Promise<void>;
};
/** The part of the Cache API that is used. */
export type ResponseCache = {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
};

const metaHeader = "x-tribune-entry";
const toUrl = (key: string) => `https://feeds.embedded/${encodeURIComponent(key)}`;

/** A cache that fails counts as empty. */
export function createEdgeCache(cache: ResponseCache): EdgeCache {
  return {
    async load(key) {
      try {
        const response = await cache.match(toUrl(key));
        return response === undefined ? null : await toEntry(response);
      } catch {
        return null;
      }
    },
    async save(key, { body, ...meta }) {
      const headers = {
        "cache-control": `max-age=${Math.ceil(meta.keptMs / 1000)}`,
        [metaHeader]: JSON.stringify(meta),
      };
      try {
        await cache.put(toUrl(key), new Response(body, { headers }));
      } catch {
        // The next isolate will ask the origin itself.
      }
    },
  };
}

async function toEntry(response: Response): Promise<FeedEntry | null> {
  const meta = response.headers.get(metaHeader);
  // Only `save` above writes it; an older version did not write `trouble`.
  return meta === null
    ? null
    : { ...(JSON.parse(meta) as Omit<FeedEntry, "body" | "trouble">), body: await response.text(), trouble: null };
}
