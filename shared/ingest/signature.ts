/**
 * How a provider signs a request to the ingest API: an HMAC-SHA256 of when, what and where, under the key that it shares
 * with the origin. Both sides make the signed bytes here.
 */

/** WebCrypto and UTF-8: Node and Workers both have them, and the language's own library names neither. */
declare const crypto: {
  readonly subtle: {
    importKey(
      format: "raw",
      key: Bytes,
      algorithm: { readonly name: "HMAC"; readonly hash: "SHA-256" },
      isExtractable: boolean,
      uses: ("sign" | "verify")[],
    ): Promise<HmacKey>;
    sign(algorithm: "HMAC", key: HmacKey, bytes: Bytes): Promise<ArrayBuffer>;
    verify(algorithm: "HMAC", key: HmacKey, hmac: Bytes, bytes: Bytes): Promise<boolean>;
  };
};
declare const TextEncoder: new () => { encode(text: string): Bytes };
type HmacKey = { readonly type: string };
type Bytes = Uint8Array<ArrayBuffer>;

export const signatureHeaders = {
  provider: "x-tribune-provider",
  /** Unix seconds at which the request was signed. */
  timestamp: "x-tribune-timestamp",
  /** `v1=` and the HMAC in lower-case hex. */
  signature: "x-tribune-signature",
} as const;

export const signaturePrefix = "v1=";

type Signed = {
  readonly timestamp: string;
  readonly method: string;
  /** With the query, as the origin sees it: `/ingest/v1/events?mode=partial`. */
  readonly path: string;
  /** The bytes of the body as sent; empty where there is none. */
  readonly body: Bytes;
};
export type Provider = { readonly provider: string; readonly key: string };

/** The headers of a signed request. */
export async function toSignedHeaders(
  { provider, key }: Provider,
  request: { readonly method: string; readonly path: string; readonly body: string; readonly nowSeconds: number },
): Promise<Record<string, string>> {
  const timestamp = String(request.nowSeconds);
  const signed = toSignedBytes({ ...request, timestamp, body: toBytes(request.body) });
  const hmac = await crypto.subtle.sign("HMAC", await importKey(key, "sign"), signed);
  return {
    [signatureHeaders.provider]: provider,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: signaturePrefix + toHex(new Uint8Array(hmac)),
  };
}

/** Whether a signature is of these bytes under this key; takes the same time wherever it is wrong. */
export async function isSignedBy(key: string, signature: string, signed: Signed): Promise<boolean> {
  const hex = new RegExp(`^${signaturePrefix}([0-9a-f]{64})$`).exec(signature)?.[1];
  if (hex === undefined || key === "") return false;
  const hmac = Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  return crypto.subtle.verify("HMAC", await importKey(key, "verify"), hmac, toSignedBytes(signed));
}

/** Timestamp, method and path, a line each, then the body. */
function toSignedBytes({ timestamp, method, path, body }: Signed): Bytes {
  const head = toBytes(`${timestamp}\n${method}\n${path}\n`);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
}

const importKey = (key: string, use: "sign" | "verify") =>
  crypto.subtle.importKey("raw", toBytes(key), { name: "HMAC", hash: "SHA-256" }, false, [use]);
const toBytes = (text: string) => new TextEncoder().encode(text);
export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
