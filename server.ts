import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "./build/server/index.js";
import { createGateway, pageMemoryBytes, type Gateway, type Render } from "./app/gateway/gateway.ts";
import { toDeployedVariants } from "./app/gateway/deployed-variants.ts";
import { createPageMemory } from "./app/gateway/page-memory.ts";
import { idsOfLanguage } from "./app/gateway/routes-of-language.ts";
import { createPageRoutes } from "./app/gateway/routes-of-page.ts";
import { logFailure } from "./app/operators/log-failure.ts";
import type { SiteEnv } from "./app/load-context.ts";
import type { Variant, VariantChanges } from "./variants/variant.ts";
import { variantFaults } from "./variants/variant-of.ts";

/** Renders with the routes of the page that is asked for, and with all of the language where it is no page's address. */
function createRenderer(ids: readonly string[]): Render {
  const toHandler = (own: readonly string[]) => {
    const assets = { ...build.assets, routes: pick(build.assets.routes, own) };
    return createRequestHandler({ ...build, routes: pick(build.routes, own), assets }, "production");
  };
  const ofAll = toHandler(ids);
  const idsOf = createPageRoutes(pick(build.routes, ids));
  const handlers = new Map<string, Render>();
  return (request, context) => {
    const own = idsOf(new URL(request.url).pathname);
    if (own === null) return ofAll(request, context);
    const handler = handlers.get(own.join()) ?? toHandler(own);
    handlers.set(own.join(), handler);
    return handler(request, context);
  };
}

const pick = <V>(routes: Readonly<Record<string, V>>, ids: readonly string[]): Record<string, V> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));

/** A gateway for each variant of the deployment; a request's host chooses among them. They share the isolate's room for pages. */
function openGateways(folders: string, { SITE_ORIGIN, VARIANT_CHANGES }: SiteEnv): (host: string) => Gateway {
  for (const fault of variantFaults) logFailure({ action: "read variants", reason: fault });
  const deployed = toDeployedVariants(folders, SITE_ORIGIN);
  // A local stack is started with this setting. It has fields of `Variant` for every variant, and under `of` those of one variant.
  const { of = {}, ...changes } = JSON.parse(VARIANT_CHANGES ?? "{}") as VariantChanges;
  const memory = createPageMemory(pageMemoryBytes);
  const renderers = new Map<string, Pick<Parameters<typeof createGateway>[0], "render" | "routeIds">>();
  const toRenderer = ({ lang }: Variant) => {
    const routeIds = idsOfLanguage(build.routes, lang);
    const renderer = renderers.get(lang) ?? { routeIds, render: createRenderer(routeIds) };
    renderers.set(lang, renderer);
    return renderer;
  };
  const gateways = new Map<string, Gateway>();
  return (host) => {
    const named = deployed.byHost(host);
    const variant = { ...named, ...changes, ...of[named.id] };
    const gateway =
      gateways.get(variant.id) ??
      createGateway({
        ...toRenderer(variant),
        variant,
        memory,
        sites: deployed.sites,
        version: build.assets.version,
        openCache: () => caches.default,
        nowMs: Date.now,
        random: Math.random,
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        log: (action, reason) => logFailure({ action, reason }),
      });
    gateways.set(variant.id, gateway);
    return gateway;
  };
}

/** Opened by the isolate's first request: a Worker knows its variables no earlier. */
let gatewayOf: ReturnType<typeof openGateways> | undefined;

export default {
  fetch(request, env, context) {
    gatewayOf ??= openGateways(env.VARIANT, env);
    const gateway = gatewayOf(hostOf(request.url));
    return gateway(request, request.cf ?? {}, env, context.waitUntil.bind(context));
  },
} satisfies ExportedHandler<SiteBindings>;

/** Of an address that the runtime made: parsing it whole would cost more than all else for a page from the cache. */
const hostOf = (url: string): string => url.slice(url.indexOf("//") + 2, url.indexOf("/", 8)).toLowerCase();
