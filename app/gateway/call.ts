import type { RequestGeo } from "../../shared/places/place.ts";
import type { Visitor } from "../../shared/places/visitor.ts";
import type { SiteEnv } from "../load-context.ts";
import type { LimitName } from "./rate-limits.ts";
import type { VisitorsOfPlace } from "./visitors-of-place.ts";

/** What Cloudflare's edge says about a request: where it comes from, and the `accept-encoding` of the client, which the edge replaces. */
export type EdgeReport = RequestGeo & { readonly clientAcceptEncoding?: string | undefined };

/** A request with a known address, and the functions that its handler may call about it. */
export type Call = {
  readonly request: Request;
  readonly geo: EdgeReport;
  readonly env: SiteEnv;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** A GET or HEAD. */
  readonly isRead: boolean;
  /** The `cookie` header, read once: each access to a request's headers is a call out of the isolate. */
  readonly cookie: string | null;
  readonly toUrl: () => URL;
  /** The site's own origin, as links of the answer name it. */
  readonly toOrigin: () => string;
  /** The key by which limits count the client; null where its address is not known. */
  readonly client: string | null;
  /** Counts a request of any kind; true where the client has made too many. */
  readonly hasSpentAll: () => boolean;
  /** Counts one event for the client; returns false beyond the limit. */
  readonly mayPass: (name: LimitName) => Promise<boolean>;
  /** Whether a key of ours, or else the client, has failed to prove itself too often; `countFault` counts one time more. */
  readonly hasFailedOften: (keyId?: string | null) => boolean;
  readonly countFault: (keyId?: string | null) => void;
  readonly toVisitorsOfPlace: () => Promise<VisitorsOfPlace>;
  readonly toVisitor: () => Promise<Visitor>;
};
