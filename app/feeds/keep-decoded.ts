import { createCache } from "../../shared/caching/cache.ts";

/** Of an isolate's 128 MB, for each kind. A decoded body takes about five times its characters. */
const keptBytes = 8 * 1024 * 1024;
const bytesPerCharacter = 5;

/**
 * The server reads the same bodies for many pages, and decoded feeds are never changed, so it keeps them; a browser
 * reads each body once and keeps none. The key is the body itself: a string knows its hash, a copy of it does not.
 */
export function keepDecoded<T>(decode: (body: string) => T): (body: string) => T {
  // Vite sets it, and so drops the rest from scripts for browsers. The Workers' own modules are built without Vite.
  if (import.meta.env?.SSR === false) return decode;
  const kept = createCache<T>({ maxSize: keptBytes, sizeOf: (_, body) => body.length * bytesPerCharacter });
  return (body) => kept.remember(body, () => decode(body));
}
