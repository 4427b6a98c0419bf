import type { GeoService, Visitor } from "../shared/geo/visitor.ts";
import type { Variant } from "../variants/variant.ts";
import type { PageEnding } from "./gateway/page-ending.ts";
import type { LimitBindings } from "./gateway/limits.ts";

/** Anything that answers requests: a service binding, or a fake in tests. */
export type Fetching = { readonly fetch: (request: Request) => Promise<Response> };

/** The bindings of the site Worker. */
export type SiteEnv = LimitBindings & {
  readonly GEO: GeoService;
  readonly FEED: Fetching;
  readonly PUSH: Fetching;
  readonly ORIGIN: Fetching;
  /** Signature of the feeds (F2). */
  readonly FEED_SIGN: string;
  /** "off" renders every page anew: to rule the cache out, and to measure rendering. */
  readonly PAGE_CACHE?: string;
};

declare module "@remix-run/cloudflare" {
  // An augmentation has to be an interface.
  interface AppLoadContext {
    readonly cloudflare: { readonly env: SiteEnv };
    readonly visitor: Visitor;
    readonly variant: Variant;
    /** Nonce of the page's scripts. */
    readonly nonce: string;
    /**
     * Given where a page may leave before all of it is known, and then to be filled in. Null where the answer's status has
     * to say how the page ended: for data, and after a failure.
     */
    readonly ending: PageEnding | null;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
