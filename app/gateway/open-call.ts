import { toClientKey } from "../../shared/places/client-key.ts";
import type { Variant } from "../../variants/variant.ts";
import type { SiteEnv } from "../load-context.ts";
import { readAnswers } from "./visitor-choices.ts";
import type { Call, EdgeReport } from "./call.ts";
import type { Limits } from "./rate-limits.ts";
import type { VisitorsOfPlace } from "./visitors-of-place.ts";
import { createVisitorResolver, type VisitorResolver } from "./visitors.ts";

type OpenCall = (request: Request, geo: EdgeReport, env: SiteEnv, waitUntil: Call["waitUntil"]) => Call;
type CallOptions = {
  readonly variant: Variant;
  readonly nowMs: () => number;
  readonly wait: (ms: number) => Promise<void>;
};

/** Opens calls: each counts towards the limits of its client, and knows its visitor once a handler asks. */
export function createCallOpener(
  { variant, nowMs, wait }: CallOptions,
  limits: Limits,
  reportFault: (what: string, error: unknown) => void,
): OpenCall {
  let resolveVisitor: VisitorResolver | null = null;
  return (request, geo, env, waitUntil) => {
    const { headers, method } = request;
    const client = toClientKey(headers.get("cf-connecting-ip"));
    const cookie = headers.get("cookie");
    const toFaultKey = (keyId: string | null) => (keyId === null ? client : `key ${keyId}`);
    const toVisitorsOfPlace = (): Promise<VisitorsOfPlace> => {
      resolveVisitor ??= createVisitorResolver(env.GEO, variant, { nowMs, wait }, reportFault);
      // The header is read in development only: elsewhere a client that made up places would make the site resolve each of them.
      const devPlace = env.DEV_PLACES === "on" ? headers.get("x-dev-place") : null;
      return resolveVisitor(geo, devPlace);
    };
    return {
      request,
      geo,
      env,
      waitUntil,
      client,
      toVisitorsOfPlace,
      isRead: method === "GET" || method === "HEAD",
      cookie,
      toUrl: () => new URL(request.url),
      toOrigin: () => variant.siteOrigin ?? new URL(request.url).origin,
      hasSpentAll() {
        if (limits.isRefused("LIMIT_REQUESTS", client)) return true;
        if (limits.fillsBundle(client)) waitUntil(limits.allow(env, "LIMIT_REQUESTS", client));
        return false;
      },
      mayPass: async (name) => !limits.isRefused(name, client) && (await limits.allow(env, name, client)),
      hasFailedOften: (keyId = null) => limits.isRefused("LIMIT_FAULTS", toFaultKey(keyId)),
      countFault: (keyId = null) => waitUntil(limits.allow(env, "LIMIT_FAULTS", toFaultKey(keyId))),
      toVisitor: async () => (await toVisitorsOfPlace()).toVisitor(readAnswers(cookie)),
    };
  };
}
