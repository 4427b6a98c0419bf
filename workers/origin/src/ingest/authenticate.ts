import { isSignedBy, signatureHeaders } from "../../../../shared/ingest/signature.ts";

/** How far a provider's clock may be from the origin's, either way. A request heard again within it changes nothing twice. */
const windowSeconds = 300;

type Verdict =
  | { readonly ok: true; readonly provider: string }
  | { readonly ok: false; readonly header: string; readonly reason: string };

/** Who signed a request; otherwise the header that is to blame, without a word on what would have been right. */
export async function authenticate(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  keys: ReadonlyMap<string, string>,
  nowSeconds: number,
): Promise<Verdict> {
  const { method, url, headers } = request;
  const [provider, timestamp, signature] = [
    headers.get(signatureHeaders.provider),
    headers.get(signatureHeaders.timestamp),
    headers.get(signatureHeaders.signature),
  ];
  if (provider === null) return toFault("provider", "is missing");
  if (timestamp === null) return toFault("timestamp", "is missing");
  if (signature === null) return toFault("signature", "is missing");
  const key = keys.get(provider);
  if (key === undefined) return toFault("provider", "names no provider that has a key here");
  if (!/^\d{1,12}$/.test(timestamp)) return toFault("timestamp", "is not unix seconds");
  if (Math.abs(nowSeconds - Number(timestamp)) > windowSeconds) {
    return toFault("timestamp", `is more than ${windowSeconds} s from the time here`);
  }
  const { pathname, search } = new URL(url);
  const isSigned = await isSignedBy(key, signature, { timestamp, method, path: pathname + search, body });
  return isSigned ? { ok: true, provider } : toFault("signature", "is not the signature of this request");
}

const toFault = (header: keyof typeof signatureHeaders, reason: string) =>
  ({ ok: false, header: signatureHeaders[header], reason }) as const;
