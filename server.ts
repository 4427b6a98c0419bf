import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "./build/server/index.js";
import { createGateway } from "./app/gateway/gateway.ts";
import type { SiteEnv } from "./app/load-context.ts";
import type { Variant } from "./variants/variant.ts";
import { variantOf } from "./variants/variant-of.ts";

/** A local stack may say what the site is called, as the variant of a deployment does. */
const toVariant = (variant: Variant, siteOrigin: string | undefined): Variant =>
  siteOrigin === undefined ? variant : { ...variant, siteOrigin };

const openGateway = (variantId: string, { SITE_ORIGIN }: SiteEnv) =>
  createGateway({
    render: createRequestHandler(build, "production"),
    routeIds: Object.keys(build.routes),
    variant: toVariant(variantOf(variantId), SITE_ORIGIN),
    version: build.assets.version,
    openCache: () => caches.default,
    nowMs: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    log: (line, ...error) => console.error(line, ...error),
  });

/** Opened by the isolate's first request: a Worker knows its variables no earlier. */
let gateway: ReturnType<typeof createGateway> | undefined;

export default {
  fetch(request, env, context) {
    gateway ??= openGateway(env.VARIANT, env);
    return gateway(request, request.cf ?? {}, env, context.waitUntil.bind(context));
  },
} satisfies ExportedHandler<SiteBindings>;
