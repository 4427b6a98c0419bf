import { createEdgeCache } from "./edge-cache.ts";
import { createFeedHandler, type FeedHandler } from "./handler.ts";
import { parseOriginConfig } from "./origin-config.ts";
import { workerTimers } from "./timers.ts";

/** The origin Worker of this deployment is reached through its binding, not through the network. */
const embeddedOrigin = "https://origin.embedded/";

// One per isolate: its memory is the first cache. Made by the first request, because only requests know the settings.
let handler: FeedHandler | null = null;

export default {
  async fetch(request, env, context): Promise<Response> {
    handler ??= createFeedHandler({
      origins: parseOriginConfig(env.ORIGINS),
      signature: env.FEED_SIGN,
      fetchOrigin: (url, init) => (url.startsWith(embeddedOrigin) ? env.ORIGIN.fetch(url, init) : fetch(url, init)),
      timers: workerTimers,
      reportFailure: (url, reason) => console.warn("origin failed", { url, reason }),
      edgeCache: createEdgeCache(caches.default),
      nowMs: Date.now,
      random: Math.random,
    });
    return handler(request, (work) => context.waitUntil(work));
  },
} satisfies ExportedHandler<FeedProxyEnv>;
