/**
 * Each response carries a nonce of its own, although its bytes may come from the cache: a page is rendered with a
 * random nonce that no feed can know, its positions in the page are remembered, and later visitors get a copy with a
 * fresh nonce written there. All nonces have the same length.
 */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** 22 characters of 6 bits: 132 bits. */
export const nonceLength = 22;

/** Random bytes are drawn for many nonces at once: each call leaves the isolate. */
const pool = new Uint8Array(nonceLength * 100);
let drawn = pool.length;

export function createNonce(): string {
  if (drawn === pool.length) {
    crypto.getRandomValues(pool);
    drawn = 0;
  }
  let nonce = "";
  for (const end = drawn + nonceLength; drawn < end; drawn += 1) nonce += alphabet.charAt((pool[drawn] ?? 0) & 63);
  return nonce;
}

/** Byte offsets of an ASCII text in a body. */
export function findOffsets(body: Uint8Array, text: string): readonly number[] {
  const needle = new TextEncoder().encode(text);
  const first = needle[0];
  if (first === undefined) return [];
  const offsets: number[] = [];
  for (let at = body.indexOf(first); at !== -1; at = body.indexOf(first, at + 1)) {
    if (needle.every((byte, index) => body[at + index] === byte)) offsets.push(at);
  }
  return offsets;
}

/** A copy of the body with the nonce written at the offsets. */
export function spliceNonce(body: Uint8Array, offsets: readonly number[], nonce: string): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(body);
  for (const offset of offsets) {
    for (let index = 0; index < nonce.length; index += 1) copy[offset + index] = nonce.charCodeAt(index);
  }
  return copy;
}
