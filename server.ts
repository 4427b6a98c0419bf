import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "./build/server/index.js";
import { createGateway } from "./app/gateway/gateway.ts";
import { fr } from "./variants/fr.ts";

const gateway = createGateway({
  render: createRequestHandler(build, "production"),
  routeIds: Object.keys(build.routes),
  variant: fr,
  openCache: () => caches.default,
  nowMs: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  log: (line, ...error) => console.error(line, ...error),
});

export default {
  fetch: (request, env, context) => gateway(request, request.cf ?? {}, env, context.waitUntil.bind(context)),
} satisfies ExportedHandler<SiteBindings>;
