import { lifetimeHeader } from "./lifetime.ts";

/** Every response of the site has these headers. */
export const transportHeaders = {
  "x-content-type-options": "nosniff",
  "strict-transport-security": "max-age=31536000; includeSubDomains; preload",
};

/** Headers of every response that is not a page: opened in a tab, it can neither load nor run anything, nor be framed. */
export const bareHeaders = {
  ...transportHeaders,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
};

/** Adds the site's headers to another Worker's response. A WebSocket response is passed on unchanged. */
export function toBareResponse(response: Response): Response {
  if (response.status === 101) return response;
  const bare = new Response(response.body, response);
  for (const [name, value] of Object.entries(bareHeaders)) bare.headers.set(name, value);
  return bare;
}

/** Adds headers to the data that the browser code fetches: loader data and the route manifest. */
export function toDataResponse(response: Response): Response {
  const bare = toBareResponse(response);
  bare.headers.delete(lifetimeHeader);
  if (!bare.headers.has("cache-control")) bare.headers.set("cache-control", "private, no-cache");
  return bare;
}
