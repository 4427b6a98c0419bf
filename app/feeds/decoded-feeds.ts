import { decodeDayFeed, type DayFeed } from "../../shared/feed/day-feed.ts";
import { decodeOddsRows, type OddsRow } from "../../shared/feed/odds-feed.ts";
import { createLru } from "../../shared/caching/lru.ts";

/** Of an isolate's 128 MB, for each kind. A decoded body takes about five times its characters. */
const keptBytes = 8 * 1024 * 1024;
const bytesPerCharacter = 5;

/**
 * The server reads the same bodies for many pages, and decoded feeds are never changed, so it keeps them; a browser
 * reads each body once and keeps none. The key is the body itself: a string knows its hash, a copy of it does not.
 */
function keepDecoded<T>(decode: (body: string) => T): (body: string) => T {
  if (typeof document !== "undefined") return decode;
  const kept = createLru<{ readonly decoded: T }>(keptBytes, (_, body) => body.length * bytesPerCharacter);
  return (body) => {
    const known = kept.get(body);
    if (known !== undefined) return known.decoded;
    const decoded = decode(body);
    kept.set(body, { decoded });
    return decoded;
  };
}

export const readDay: (body: string) => DayFeed = keepDecoded(decodeDayFeed);
export const readOdds: (body: string) => readonly OddsRow[] = keepDecoded(decodeOddsRows);
