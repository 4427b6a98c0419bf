import type { RequestGeo } from "../../shared/geo/place.ts";
import type { Variant } from "../../variants/variant.ts";
import type { SiteEnv } from "../load-context.ts";
import { parseAddress } from "./address.ts";
import { createByteLru } from "./byte-lru.ts";
import { toDestination } from "./destination.ts";
import { createEdgeStore } from "./edge-store.ts";
import { toInnerRequest } from "./inbound.ts";
import { createNonce } from "./nonce.ts";
import { createPageCache, type StoredPage } from "./page-cache.ts";
import { toDataHeaders, toPageHeaders, toRenderedHeaders } from "./page-headers.ts";
import { toPageKey } from "./page-key.ts";
import { createVisitorResolver, type VisitorResolver } from "./visitors.ts";

type LoadContext = import("@remix-run/cloudflare").AppLoadContext;
export type Render = (request: Request, context: LoadContext) => Promise<Response>;
export type GatewayOptions = {
  readonly render: Render;
  readonly variant: Variant;
  readonly openCache: () => Pick<Cache, "match" | "put">;
  readonly nowMs: () => number;
};
export type Gateway = (
  request: Request,
  geo: RequestGeo,
  env: SiteEnv,
  waitUntil: (work: Promise<unknown>) => void,
) => Promise<Response>;

/** An isolate has 128 MB; rendering needs the larger part of it. */
const memoryBytes = 32 * 1024 * 1024;

/** geo → variant → page cache → Remix; feeds, push and ingest go to their Workers. */
export function createGateway({ render, variant, openCache, nowMs }: GatewayOptions): Gateway {
  const serve = createPageCache(createByteLru<StoredPage>(memoryBytes), createEdgeStore(openCache), nowMs);
  let resolveVisitor: VisitorResolver | null = null;

  return async (request, geo, env, waitUntil) => {
    resolveVisitor ??= createVisitorResolver(env.GEO, nowMs);
    const visitor = await resolveVisitor(geo, request.headers.get("x-dev-place"));
    const { pathname, canonicalPath, socketOrigin } = parseAddress(request.url);
    const toContext = (nonce: string): LoadContext => ({ cloudflare: { env }, visitor, variant, nonce });

    const destination = toDestination(request.method, pathname);

    switch (destination === "page" && env.PAGE_CACHE === "off" ? "remix" : destination) {
      case "feed":
        return env.FEED.fetch(toInnerRequest(request, visitor));
      case "push":
        return env.PUSH.fetch(toInnerRequest(request, visitor));
      case "origin":
        return env.ORIGIN.fetch(toInnerRequest(request, visitor));
      case "remix": {
        const nonce = createNonce();
        const response = await render(request, toContext(nonce));
        const isPage = response.headers.get("content-type")?.startsWith("text/html") === true;
        const headers = isPage
          ? toRenderedHeaders(response.headers, toPageHeaders(socketOrigin, nonce, "BYPASS"))
          : toDataHeaders(response.headers);
        return new Response(response.body, { status: response.status, headers });
      }
      case "page": {
        const response = await serve({
          key: toPageKey(variant, visitor, canonicalPath),
          socketOrigin,
          render: (nonce) => render(new Request(request.url, { headers: request.headers }), toContext(nonce)),
          waitUntil,
        });
        return request.method === "HEAD" ? new Response(null, response) : response;
      }
    }
  };
}
