import { createCache } from "../../shared/caching/cache.ts";
import { isWithin } from "../../shared/caching/is-within.ts";
import { contentHash } from "../../shared/feed/content-hash.ts";
import { bareHeaders } from "./bare-headers.ts";

type Kept = { readonly text: string; readonly type: string; readonly etag: string; readonly storedAtMs: number };

/** Of an isolate's 128 MB; a character takes two bytes where one of the text is beyond Latin-1. */
const keptCharacters = 4_000_000;
/** Results and addresses are no hurry for who reads them. */
const keptSeconds = 300;

/** The site itself in a document, until it is known which one asks. */
export const unknownOrigin = "https://site.invalid";

/**
 * Sitemaps and feeds of results, which have to name the site. They are the same for all visitors and places, so each is made once in
 * five minutes; a failure is not kept.
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
