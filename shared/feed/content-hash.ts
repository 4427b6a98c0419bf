import { hasData } from "./codec.ts";

/**
 * 32 hex characters that name a text's content: the `A1` row and the etag of a feed (F4). Pure and synchronous, equal
 * on every machine, spread well enough that two bodies never meet by accident. Not for secrets: who wants two texts with
 * one hash can make them.
 */
export function contentHash(text: string): string {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x71374491];
  for (let index = 0; index < text.length; index += 2) {
    // Two UTF-16 units a step; the last step of an odd length reads NaN, which `<<` takes for 0.
    const word = text.charCodeAt(index) | (text.charCodeAt(index + 1) << 16);
    a = rotate(b ^ Math.imul(a ^ word, 0x9e3779b1), 13);
    b = rotate(c ^ Math.imul(b ^ word, 0x85ebca6b), 17);
    c = rotate(d ^ Math.imul(c ^ word, 0xc2b2ae35), 5);
    d = rotate(a ^ Math.imul(d ^ word, 0x27d4eb2f), 19);
  }
  // The length keeps a text apart from itself with a NUL behind it.
  a ^= text.length;
  for (let round = 0; round < 2; round += 1) {
    a = avalanche(a ^ d);
    b = avalanche(b ^ a);
    c = avalanche(c ^ b);
    d = avalanche(d ^ c);
  }
  return toHex(a) + toHex(b) + toHex(c) + toHex(d);
}

/** What names a feed's content where feeds are kept by it: the hash, or for an empty feed the default key (C7.06). */
export const toFeedKey = (body: string): string => (hasData(body) ? contentHash(body) : emptyFeedKey);

const emptyFeedKey = "{hash}";

const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));

/** The finisher of MurmurHash3 (public domain): every input bit flips about half of the output bits. */
function avalanche(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

const toHex = (word: number) => (word >>> 0).toString(16).padStart(8, "0");
