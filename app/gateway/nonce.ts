/** A nonce is in an answer that one visitor alone gets; no feed can know it. All have the same length. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** 22 characters of 6 bits: 132 bits. */
const nonceLength = 22;

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
