import { createCache } from "../../shared/caching/cache.ts";
import { toJsonText } from "./script-text.ts";
import type { ReadCarried } from "./carried-texts.ts";

/**
 * Long texts that a document carries to its browser. In the loaders' data a name stands for each, so that Remix neither
 * copies nor escapes it; the document gets the bytes that were made of it once.
 */
export type CarriedTexts = {
  /** Returns the name. */
  readonly add: (text: string) => string;
  readonly read: ReadCarried;
  /** Puts what `insert` makes of a text's bytes where a script with the data says its name. */
  readonly fill: (script: string, insert: (bytes: Uint8Array) => string) => string;
};

const keptBytes = 4 * 1024 * 1024;
/** By the text itself: a string knows its hash. */
const kept = createCache<Uint8Array>({
  maxSize: keptBytes,
  sizeOf: ({ byteLength }, text) => byteLength + text.length,
});
const encoder = new TextEncoder();

function toBytes(text: string): Uint8Array {
  const known = kept.get(text);
  if (known !== undefined) return known;
  // Once as JSON in the data, and once more because the script has the data as a string.
  const bytes = encoder.encode(toJsonText(toInside(text)).slice(1, -1));
  kept.set(text, bytes);
  return bytes;
}

const toInside = (text: string) => JSON.stringify(text).slice(1, -1);

/** @param nonce the page's: it is random, so that no feed can say the name of a text */
export function createCarriedTexts(nonce: string): CarriedTexts {
  const texts: string[] = [];
  const name = new RegExp(`carried-${nonce}-(\\d+)`, "g");
  const textOf = (index: string) => texts[Number(index)] ?? "";
  return {
    add: (text) => `carried-${nonce}-${texts.push(text) - 1}`,
    read: (text) => (text.length > longestName ? text : text.replace(name, (_, index: string) => textOf(index))),
    fill: (script, insert) => script.replace(name, (_, index: string) => insert(toBytes(textOf(index)))),
  };
}

/** What is longer is no name. */
const longestName = 100;
