import { toBase64Url } from "../../shared/basics/base64url.ts";

/** 132 bits. */
const tagLength = 22;

/**
 * The strong entity tag of a page: a hash of its bytes. Pages of two places that differ have two tags, so none is ever taken for the
 * other; a compressor in front makes it a weak one.
 */
export async function toPageEtag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `"${toBase64Url(hash).slice(0, tagLength)}"`;
}
