import { toSignedHeaders, type Provider } from "../../shared/ingest/signature.ts";

/** Posts a body to the ingest API as a provider, under an idempotency key where there is one. */
export async function postSigned(
  url: URL,
  provider: Provider,
  body: unknown,
  idempotencyKey?: string,
): Promise<Response> {
  const text = JSON.stringify(body);
  const request = {
    method: "POST",
    path: url.pathname + url.search,
    body: text,
    nowSeconds: Math.floor(Date.now() / 1000),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
  const signed = await toSignedHeaders(provider, request);
  return fetch(url, { method: "POST", headers: { "content-type": "application/json", ...signed }, body: text });
}
