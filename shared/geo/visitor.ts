import type { BettingPolicy } from "../betting/policy.ts";
import { policyFor } from "../betting/policy-for.ts";
import { unknownPlace, type Place, type RequestGeo } from "./place.ts";

/** What the edge knows of a visitor: where they are and what that place may see. */
export type Visitor = { readonly place: Place; readonly policy: BettingPolicy };

/** A visitor whose place the edge does not know: no betting may be shown. */
export const unknownVisitor: Visitor = { place: unknownPlace, policy: policyFor(unknownPlace, 0) };

/** The RPC surface of the geo Worker (service binding `GEO`, entrypoint `GeoResolver`). */
export type GeoService = {
  /** `devPlace` is the `x-dev-place` header; it counts only where the deployment allows it. */
  resolve(geo: RequestGeo, devPlace: string | null): Promise<Visitor>;
};
