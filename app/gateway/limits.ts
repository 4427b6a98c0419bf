import { createCache } from "../../shared/caching/cache.ts";
import { isWithin } from "../../shared/caching/is-within.ts";

/** Cloudflare's rate limiting binding. */
export type RateLimit = { readonly limit: (options: { readonly key: string }) => Promise<{ success: boolean }> };

/**
 * What is counted for each client, by the name of its binding: requests of any kind, in bundles; pages that have to be
 * rendered; copies of them that have to be; pictures; loaders' data; searches; GraphQL; sockets opened; calls of devices; ingest requests that were refused; calls of accounts; reports.
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
  /** Counts one, and answers whether the client stays within the limit. Never fails: no binding, no limit. */
  readonly allow: (env: LimitBindings, name: LimitName, client: string | null) => Promise<boolean>;
  /** What is known without asking a binding: true for a client that was refused just now. */
  readonly isRefused: (name: LimitName, client: string | null) => boolean;
  /** True when this request is the last of a bundle, which `allow` should count after the answer. */
  readonly fillsBundle: (client: string | null) => boolean;
};

/**
 * A page from memory takes less time than to ask a binding about it. So an isolate counts those itself, and asks the
 * binding once per so many requests of a client.
 */
export const bundleSize = 100;
/**
 * Most bindings count by the minute, that of searches by ten seconds. A refusal is remembered and answered from memory
 * for this time; then the binding is asked again.
 */
const refusedMs = 10_000;
export const retryAfterSeconds = 60;
/** The clients that an isolate remembers; beyond that it forgets those of which it has heard nothing for longest. */
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
