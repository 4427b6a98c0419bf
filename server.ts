import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "./build/server/index.js";
import { createGateway } from "./app/gateway/gateway.ts";
import { variantOf } from "./variants/variant-of.ts";

const openGateway = (variantId: string) =>
  createGateway({
    render: createRequestHandler(build, "production"),
    routeIds: Object.keys(build.routes),
    variant: variantOf(variantId),
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
    gateway ??= openGateway(env.VARIANT);
    return gateway(request, request.cf ?? {}, env, context.waitUntil.bind(context));
  },
} satisfies ExportedHandler<SiteBindings>;
