import { hasData } from "./codec.ts";

/** UTF-8 encoder: Node, Workers and browsers have it, but the language's own type library does not declare it. */
declare const TextEncoder: new () => {
  encodeInto(text: string, target: Uint8Array): { readonly written: number };
};

const encoder = new TextEncoder();
/** Bytes of a UTF-16 unit at most. */
const unitBytes = 3;
/** Each turn of the hash takes four words of 32 bits. */
const turnBytes = 16;
let scratch = new Uint8Array(4096);

/**
 * 32 hex characters that name a text's content: the `A1` row and the etag of a feed (F4). Pure and synchronous, equal
 * on every machine, distributed well enough that two bodies never have the same hash by accident. Not for secrets: two
 * texts with the same hash can be constructed.
 */
export function contentHash(text: string): string {
  const needed = Math.ceil((text.length * unitBytes) / turnBytes) * turnBytes + turnBytes;
  if (scratch.length < needed) scratch = new Uint8Array(2 * needed);
  const { written } = encoder.encodeInto(text, scratch);
  // Whole turns: zeros pad the text, and its length distinguishes it from the same text with trailing NULs.
  const end = Math.ceil(written / turnBytes) * turnBytes;
  scratch.fill(0, written, end);
  const words = new Uint32Array(scratch.buffer, 0, end / 4);
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x71374491];
  for (let index = 0; index < words.length; index += 4) {
    a = rotate(b ^ Math.imul(a ^ (words[index] ?? 0), 0x9e3779b1), 13);
    b = rotate(c ^ Math.imul(b ^ (words[index + 1] ?? 0), 0x85ebca6b), 17);
    c = rotate(d ^ Math.imul(c ^ (words[index + 2] ?? 0), 0xc2b2ae35), 5);
    d = rotate(a ^ Math.imul(d ^ (words[index + 3] ?? 0), 0x27d4eb2f), 19);
  }
  a ^= written;
  for (let round = 0; round < 2; round += 1) {
    a = avalanche(a ^ d);
    b = avalanche(b ^ a);
    c = avalanche(c ^ b);
    d = avalanche(d ^ c);
  }
  return toHex(a) + toHex(b) + toHex(c) + toHex(d);
}

/** The key of a feed's content where feeds are kept by it: the hash, or for an empty feed the default key (C7.06). */
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
