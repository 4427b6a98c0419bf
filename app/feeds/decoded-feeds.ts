import { decodeDayFeed, type DayFeed } from "../../shared/feed/day-feed.ts";
import { decodeOddsRows, type OddsRow } from "../../shared/feed/odds-feed.ts";
import { createLru } from "../../shared/caching/lru.ts";

/** Of an isolate's 128 MB. A decoded body takes about five times its characters. */
const keptBytes = 16 * 1024 * 1024;
const bytesPerCharacter = 5;

/**
 * The server reads the same bodies for many pages, and decoded feeds are never changed, so it keeps them; a browser
 * reads each body once and keeps none.
 */
const kept =
  typeof document === "undefined"
    ? createLru<{ readonly decoded: unknown; readonly characters: number }>(
        keptBytes,
        ({ characters }) => characters * bytesPerCharacter,
      )
    : null;

function keepDecoded<T>(kind: string, decode: (body: string) => T): (body: string) => T {
  if (kept === null) return decode;
  return (body) => {
    const key = kind + body;
    const known = kept.get(key);
    // The value under a kind was made by that kind's decoder.
    if (known !== undefined) return known.decoded as T;
    const decoded = decode(body);
    kept.set(key, { decoded, characters: body.length });
    return decoded;
  };
}

export const readDay: (body: string) => DayFeed = keepDecoded("day ", decodeDayFeed);
export const readOdds: (body: string) => readonly OddsRow[] = keepDecoded("odds ", decodeOddsRows);
