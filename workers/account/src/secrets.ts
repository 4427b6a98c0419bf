/** Throws for a text of another form. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

/** Makes random secrets, and the hashes to store of them. */

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param byteCount two characters each */
export const randomHex = (byteCount: number): string => toHex(crypto.getRandomValues(new Uint8Array(byteCount)));

/** A profile's id: it is part of a push subject, so letters and digits only. */
export const newUserId = (): string => randomHex(12);
/** 40 hex characters (A5.04). */
export const newCode = (): string => randomHex(20);
export const newToken = (): string => randomHex(32);

/** Hashes a secret of full entropy for storage: it needs no salt, and the hash does not reveal it. */
export async function hashOf(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))));
}
