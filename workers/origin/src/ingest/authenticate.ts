import { idempotencyHeader, isSignedBy, signatureHeaders } from "../../../../shared/ingest/signature.ts";
import type { ProviderEntry } from "../../../../shared/ingest/provider-keys.ts";
import type { Scope } from "../../../../shared/ingest/scope.ts";

/** How far a provider's clock may be from the origin's, either way. */
export const windowSeconds = 300;

/** A request that its provider signed; its body has not been read. */
export type Signed = {
  readonly provider: string;
  readonly scope: Scope;
  readonly signature: string;
  /** The hash that the body must have. */
  readonly contentSha256: string;
};
export type HeaderFault = { readonly header: string; readonly reason: string };
type Verdict = ({ readonly ok: true } & Signed) | ({ readonly ok: false } & HeaderFault);

/** Verifies who signed a request; otherwise names the header at fault, without any hint at the right value. */
export async function authenticate(
  { method, url, headers }: Pick<Request, "method" | "url" | "headers">,
  providers: ReadonlyMap<string, ProviderEntry>,
  nowSeconds: number,
): Promise<Verdict> {
  const [provider, timestamp, nonce, contentSha256, signature] = [
    headers.get(signatureHeaders.provider),
    headers.get(signatureHeaders.timestamp),
    headers.get(signatureHeaders.nonce),
    headers.get(signatureHeaders.contentSha256),
    headers.get(signatureHeaders.signature),
  ];
  if (provider === null) return toFault("provider", "is missing");
  if (timestamp === null) return toFault("timestamp", "is missing");
  if (nonce === null) return toFault("nonce", "is missing");
  if (contentSha256 === null) return toFault("contentSha256", "is missing");
  if (signature === null) return toFault("signature", "is missing");
  const entry = providers.get(provider);
  if (entry === undefined) return toFault("provider", "names no provider that has a key here");
  if (!/^\d{1,12}$/.test(timestamp)) return toFault("timestamp", "is not unix seconds");
  if (Math.abs(nowSeconds - Number(timestamp)) > windowSeconds) {
    return toFault("timestamp", `is more than ${windowSeconds} s from the time here`);
  }
  if (!/^[\x21-\x7e]{16,64}$/.test(nonce)) return toFault("nonce", "is not 16 to 64 visible ASCII characters");
  if (!/^[0-9a-f]{64}$/.test(contentSha256)) return toFault("contentSha256", "is not a SHA-256 in lower-case hex");
  const { pathname, search } = new URL(url);
  const idempotencyKey = headers.get(idempotencyHeader) ?? "";
  const signed = { provider, timestamp, nonce, method, path: pathname + search, idempotencyKey, contentSha256 };
  for (const key of entry.keys) {
    if (await isSignedBy(key, signature, signed)) {
      return { ok: true, provider, scope: entry.scope, signature, contentSha256 };
    }
  }
  return toFault("signature", "is not the signature of this request");
}

const toFault = (header: keyof typeof signatureHeaders, reason: string) =>
  ({ ok: false, header: signatureHeaders[header], reason }) as const;
