import { createCache } from "../../shared/basics/cache.ts";

/** The cache's share of an isolate's 128 MB, for each kind of feed. A decoded body takes about five bytes per character. */
const keptBytes = 8 * 1024 * 1024;
const bytesPerCharacter = 5;

/**
 * The server decodes the same bodies for many pages and never changes decoded feeds, so it caches them. A browser decodes
 * each body once and caches none. The key is the body itself: a string remembers its hash, a copy of it does not.
 */
export function keepDecoded<T>(decode: (body: string) => T): (body: string) => T {
  // Vite sets this and so removes the rest from browser scripts. The Workers' own modules are built without Vite.
  if (import.meta.env?.SSR === false) return decode;
  const kept = createCache<T>({ maxSize: keptBytes, sizeOf: (_, body) => body.length * bytesPerCharacter });
  return (body) => kept.remember(body, () => decode(body));
}
