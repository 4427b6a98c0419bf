import { toSignedHeaders, type Provider } from "../../shared/ingest/signature.ts";

/** Posts a body to the ingest API as a provider; `headers` go with it unsigned. */
export async function postSigned(
  url: URL,
  provider: Provider,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const text = JSON.stringify(body);
  const request = {
    method: "POST",
    path: url.pathname + url.search,
    body: text,
    nowSeconds: Math.floor(Date.now() / 1000),
  };
  const signed = await toSignedHeaders(provider, request);
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers, ...signed },
    body: text,
  });
}
