import { createCache } from "../../shared/basics/cache.ts";
import { isWithin } from "../../shared/basics/is-within.ts";

/** Cloudflare's rate limiting binding. */
export type RateLimit = { readonly limit: (options: { readonly key: string }) => Promise<{ success: boolean }> };

/**
 * The name of each rate limit's binding. Each counts one thing per client: all requests, in bundles; pages that must be
 * rendered; copies of pages that must be rendered; pictures; loader data; searches; GraphQL; opened sockets; device calls;
 * refused ingest requests; account calls; reports.
 */
export type LimitName =
  | "LIMIT_REQUESTS"
  | "LIMIT_PAGES"
  | "LIMIT_COPIES"
  | "LIMIT_PICTURES"
  | "LIMIT_DATA"
  | "LIMIT_SEARCH"
  | "LIMIT_GRAPH"
  | "LIMIT_SOCKETS"
  | "LIMIT_DEVICES"
  | "LIMIT_FAULTS"
  | "LIMIT_ACCOUNT"
  | "LIMIT_REPORTS";
export type LimitBindings = { readonly [name in LimitName]?: RateLimit };

export type Limits = {
  /** Counts one event and returns whether the client stays within the limit. It never fails: without a binding there is no limit. */
  readonly allow: (env: LimitBindings, name: LimitName, client: string | null) => Promise<boolean>;
  /** True for a client that was refused just now; reads memory only and calls no binding. */
  readonly isRefused: (name: LimitName, client: string | null) => boolean;
  /** True when this request is the last of a bundle, which `allow` should count after the answer. */
  readonly fillsBundle: (client: string | null) => boolean;
};

/**
 * Serving a page from memory takes less time than calling a binding. So an isolate counts requests itself and calls the
 * binding once per `bundleSize` requests of a client.
 */
export const bundleSize = 100;
/**
 * Most bindings count per minute, the one for searches per ten seconds. A refusal is remembered and answered from memory
 * for this time; then the binding is called again.
 */
const refusedMs = 10_000;
export const retryAfterSeconds = 60;
/** The most clients that an isolate remembers; beyond that it forgets the ones that it has not seen for the longest time. */
const keptClients = 10_000;

export function createLimits(nowMs: () => number, reportFault: (what: string, error: unknown) => void): Limits {
  const refusedAtMs = createCache<number>(keptClients);
  const counts = createCache<number>(keptClients);
  return {
    async allow(env, name, client) {
      const binding = env[name];
      if (binding === undefined || client === null) return true;
      try {
        const { success } = await binding.limit({ key: client });
        if (!success) refusedAtMs.set(`${name}|${client}`, nowMs());
        return success;
      } catch (error) {
        reportFault(`${name} does not answer`, error);
        return true;
      }
    },
    isRefused(name, client) {
      // The usual case is free.
      if (refusedAtMs.count() === 0 || client === null) return false;
      const key = `${name}|${client}`;
      const atMs = refusedAtMs.get(key);
      if (atMs === undefined) return false;
      if (isWithin(atMs, refusedMs, nowMs())) return true;
      refusedAtMs.take(key);
      return false;
    },
    fillsBundle(client) {
      if (client === null) return false;
      const count = (counts.get(client) ?? 0) + 1;
      counts.set(client, count % bundleSize);
      return count === bundleSize;
    },
  };
}
