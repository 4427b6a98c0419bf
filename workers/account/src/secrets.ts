/** Random texts that prove something, and what is stored of them. */

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param byteCount two characters each */
export const randomHex = (byteCount: number): string => toHex(crypto.getRandomValues(new Uint8Array(byteCount)));

/** A profile's id: it is part of a push subject, so letters and digits only. */
export const newUserId = (): string => randomHex(12);
/** 40 hex characters (A5.04). */
export const newCode = (): string => randomHex(20);
export const newToken = (): string => randomHex(32);

/** What is stored of a secret of full entropy: it needs no salt, and cannot be guessed from this. */
export async function hashOf(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))));
}
