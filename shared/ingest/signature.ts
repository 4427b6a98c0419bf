/**
 * How a provider signs a request to the ingest API: an HMAC-SHA256 of provider, time, content and address, under the
 * key that it shares with the origin. The body is signed by its hash, so that a signature can be verified before a byte
 * of the body is read. Both sides make the signed bytes here.
 */

/** WebCrypto and UTF-8: Node and Workers both have them, and the language's own type library declares neither. */
declare const crypto: {
  randomUUID(): string;
  readonly subtle: {
    digest(algorithm: "SHA-256", bytes: Bytes): Promise<ArrayBuffer>;
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
  /** 16 to 64 visible ASCII characters that the provider has not used before: no two requests have one signature. */
  nonce: "x-tribune-nonce",
  /** SHA-256 of the body's bytes (of zero bytes without a body) in lower-case hex. */
  contentSha256: "x-tribune-content-sha256",
  /** `v2=` and the HMAC in lower-case hex. */
  signature: "x-tribune-signature",
} as const;

/** The signature covers this header too; it is empty if a request has no key. */
export const idempotencyHeader = "idempotency-key";

export const signaturePrefix = "v2=";
/** A shorter key can be guessed. */
export const leastKeyCharacters = 32;

type Signed = {
  readonly provider: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly method: string;
  /** With the query, as the origin sees it: `/ingest/v1/events?mode=partial`. */
  readonly path: string;
  /** Empty if the request has no such key. */
  readonly idempotencyKey: string;
  readonly contentSha256: string;
};
export type Provider = { readonly provider: string; readonly key: string };
type Unsigned = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly nowSeconds: number;
  readonly idempotencyKey?: string;
  /** A random one by default. */
  readonly nonce?: string;
};

/** The headers of a signed request. */
export async function toSignedHeaders(
  { provider, key }: Provider,
  { method, path, body, nowSeconds, idempotencyKey, nonce = crypto.randomUUID() }: Unsigned,
): Promise<Record<string, string>> {
  const signed = {
    provider,
    timestamp: String(nowSeconds),
    nonce,
    method,
    path,
    idempotencyKey: idempotencyKey ?? "",
    contentSha256: await sha256Hex(toBytes(body)),
  };
  const hmac = await crypto.subtle.sign("HMAC", await importKey(key, "sign"), toSignedBytes(signed));
  return {
    [signatureHeaders.provider]: provider,
    [signatureHeaders.timestamp]: signed.timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.contentSha256]: signed.contentSha256,
    [signatureHeaders.signature]: signaturePrefix + toHex(new Uint8Array(hmac)),
    ...(idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey }),
  };
}

/** Whether a signature belongs to these lines and this key; the comparison takes the same time wherever it differs. */
export async function isSignedBy(key: string, signature: string, signed: Signed): Promise<boolean> {
  const hex = new RegExp(`^${signaturePrefix}([0-9a-f]{64})$`).exec(signature)?.[1];
  if (hex === undefined || key === "") return false;
  const hmac = Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  return crypto.subtle.verify("HMAC", await importKey(key, "verify"), hmac, toSignedBytes(signed));
}

export const sha256Hex = async (bytes: Bytes): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

/**
 * The version and each part on a line of its own. None of them can contain a line end: they are headers or an address.
 */
const toSignedBytes = (signed: Signed): Bytes => {
  const { provider, timestamp, nonce, method, path, idempotencyKey, contentSha256 } = signed;
  return toBytes(["v2", provider, timestamp, nonce, method, path, idempotencyKey, contentSha256].join("\n"));
};

const importKey = (key: string, use: "sign" | "verify") =>
  crypto.subtle.importKey("raw", toBytes(key), { name: "HMAC", hash: "SHA-256" }, false, [use]);
const toBytes = (text: string) => new TextEncoder().encode(text);
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
