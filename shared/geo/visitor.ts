import type { BettingPolicy } from "../betting/policy.ts";
import type { Place } from "./place.ts";

/** What the edge knows of whoever asks: where they are and what that place may see. */
export type Visitor = { readonly place: Place; readonly policy: BettingPolicy };

/**
 * Carries the visitor from the gateway to the Workers behind it. The gateway removes it from requests that come from
 * outside; a Worker that finds none treats the visitor as unknown, which allows nothing.
 */
export const visitorHeader = "x-tribune-visitor";

export const encodeVisitor = (visitor: Visitor): string => encodeURIComponent(JSON.stringify(visitor));

/** The part of `request.cf` that says where a request comes from. */
export type RequestGeo = {
  readonly country?: string | undefined;
  readonly regionCode?: string | undefined;
  readonly city?: string | undefined;
  readonly timezone?: string | undefined;
};

/** The RPC surface of the geo Worker (service binding `GEO`, entrypoint `GeoResolver`). */
export type GeoService = {
  /** `devPlace` is the `x-dev-place` header; it counts only where the deployment allows it. */
  resolve(geo: RequestGeo, devPlace: string | null): Promise<Visitor>;
};
