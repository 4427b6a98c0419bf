import { createCache } from "../../shared/basics/cache.ts";
import { isWithin } from "../../shared/basics/is-within.ts";
import { contentHash } from "../../shared/wire/content-hash.ts";
import { bareHeaders } from "./bare-headers.ts";

type Kept = { readonly text: string; readonly type: string; readonly etag: string; readonly storedAtMs: number };

/** The cache's share of an isolate's 128 MB. A text with a character beyond Latin-1 takes two bytes per character. */
const keptCharacters = 4_000_000;
/** Readers of sitemaps and result feeds can wait this long for a change. */
const keptSeconds = 300;

/** Stands for the site's origin in a stored document; each answer replaces it with the origin of the request. */
export const unknownOrigin = "https://site.invalid";

/**
 * Caches sitemaps and feeds of results, which must name the site. They are the same for all visitors and places, so each is rendered
 * once in five minutes; failures are not cached.
 */
export function createDocuments(nowMs: () => number) {
  const kept = createCache<Kept>({ maxSize: keptCharacters, sizeOf: ({ text }) => text.length });
  return async (path: string, origin: string, render: () => Promise<Response | null>): Promise<Response | null> => {
    let document = kept.get(path);
    if (document === undefined || !isWithin(document.storedAtMs, keptSeconds * 1000, nowMs())) {
      const rendered = await render();
      if (rendered?.status !== 200) return rendered;
      const text = await rendered.text();
      document = {
        text,
        etag: `"${contentHash(text)}"`,
        type: rendered.headers.get("content-type") ?? "application/xml; charset=utf-8",
        storedAtMs: nowMs(),
      };
      kept.set(path, document);
    }
    return new Response(document.text.replaceAll(unknownOrigin, origin), {
      headers: {
        ...bareHeaders,
        "content-type": document.type,
        "cache-control": `public, max-age=${keptSeconds}`,
        etag: document.etag,
      },
    });
  };
}
