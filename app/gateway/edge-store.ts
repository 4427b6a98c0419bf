import { formatLifetime, lifetimeHeader, parseLifetime } from "./lifetime.ts";
import type { PageStore } from "./page-cache.ts";

const offsetsHeader = "x-nonce-offsets";
const storedAtHeader = "x-stored-at-ms";

const toAddress = (key: string) => `https://page.invalid/${encodeURIComponent(key)}`;

/** The Cache API of a data centre: shared by its isolates, and there after a restart. */
export function createEdgeStore(openCache: () => Pick<Cache, "match" | "put">): PageStore {
  return {
    async load(key) {
      const response = await openCache().match(toAddress(key));
      const lifetime = parseLifetime(response?.headers.get(lifetimeHeader) ?? null);
      if (response === undefined || lifetime === null) return null;
      const offsets = response.headers.get(offsetsHeader) ?? "";
      return {
        body: new Uint8Array(await response.arrayBuffer()),
        nonceOffsets: offsets === "" ? [] : offsets.split(",").map(Number),
        storedAtMs: Number(response.headers.get(storedAtHeader)),
        lifetime,
      };
    },
    async save(key, { body, nonceOffsets, storedAtMs, lifetime }) {
      const headers = {
        "content-type": "text/html; charset=utf-8",
        "cache-control": `max-age=${lifetime.freshSeconds + lifetime.staleSeconds}`,
        [lifetimeHeader]: formatLifetime(lifetime),
        [offsetsHeader]: nonceOffsets.join(","),
        [storedAtHeader]: String(storedAtMs),
      };
      await openCache().put(toAddress(key), new Response(body, { headers }));
    },
  };
}
