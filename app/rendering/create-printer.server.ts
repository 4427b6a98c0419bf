import { renderToString } from "react-dom/server";
import { createCache } from "../../shared/caching/cache.ts";
import { concatenate } from "./concatenate.ts";
import type { Drawn, Print } from "./printer.ts";
import { createVersions } from "./versions.server.ts";

/** Some three thousand leagues; a page in the isolate's cache takes as much as fifty of them. */
const keptBytes = 8 * 1024 * 1024;
const bytesPerCharacter = 2;

/** Stands for what was printed. No text of a feed contains it: React escapes the "<" of a text and of an attribute. */
const toMark = (index: number) => `<!--printed ${index}-->`;
const mark = /<!--printed (\d+)-->/;

const encoder = new TextEncoder();

/** A page under way: what it has printed so far. */
export type Sheet = {
  readonly print: Print;
  /** The mark of bytes that are made already. */
  readonly insert: (bytes: Uint8Array) => string;
  /** The bytes of a part of the page, what its marks stand for in their places. */
  readonly toBytes: (markup: string) => Uint8Array<ArrayBuffer>;
};

/**
 * Keeps what was printed, as the bytes that leave. A list is made anew every few seconds while most of its games stay as
 * they are: what stays is neither rendered nor joined nor encoded again. React prints and escapes it; the key is compared,
 * never printed. Each page has a sheet of its own.
 */
export function createPrinter(): () => Sheet {
  const kept = createCache<Uint8Array>({
    maxSize: keptBytes,
    sizeOf: ({ byteLength }, key) => byteLength + bytesPerCharacter * key.length,
  });
  const toVersion = createVersions();
  /** Words of pages may contain any character, so each comes behind its length. */
  const toKeyPart = (value: Drawn): string => {
    if (typeof value === "string") return `${value.length}:${value}`;
    return typeof value === "object" && value !== null ? `#${toVersion(value)}` : `${value}`;
  };

  return () => {
    const printed: Uint8Array[] = [];
    const insert = (bytes: Uint8Array) => toMark(printed.push(bytes) - 1);
    return {
      insert,
      print(drawnFrom, toElement) {
        let key = "";
        for (const value of drawnFrom) key += `${toKeyPart(value)} `;
        let bytes = kept.get(key);
        if (bytes === undefined) {
          bytes = encoder.encode(renderToString(toElement()));
          kept.set(key, bytes);
        }
        return insert(bytes);
      },
      toBytes: (markup) =>
        // Texts stand at even places, numbers of what was printed at odd ones.
        concatenate(
          markup
            .split(mark)
            .map((piece, index) => (index % 2 === 0 ? encoder.encode(piece) : (printed[Number(piece)] ?? nothing))),
        ),
    };
  };
}

const nothing = new Uint8Array();
