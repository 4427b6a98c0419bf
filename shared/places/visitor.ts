import type { BettingPolicy, PlaceRules } from "../betting/policy.ts";
import { policyFor } from "../betting/policy-for.ts";
import { unknownPlace, type Place, type RequestGeo } from "./place.ts";

/** The edge's knowledge of a visitor: their location, and the content allowed there after all their answers. */
export type Visitor = { readonly place: Place; readonly policy: BettingPolicy };

/** A visitor whose place the edge does not know: no betting may be shown. */
export const unknownVisitor: Visitor = { place: unknownPlace, policy: policyFor(unknownPlace, 0) };

/** The RPC surface of the geo Worker (service binding `GEO`, entrypoint `GeoResolver`). */
export type GeoService = {
  /**
   * @param devPlace the `x-dev-place` header; it counts only where the deployment allows it
   * @param lang of the pages, for the wording of notices
   */
  resolve(geo: RequestGeo, devPlace: string | null, lang: string): Promise<LocatedVisitor>;
};

/** A visitor's place and its rules: the visitor's answers decide which of them apply. */
export type LocatedVisitor = { readonly place: Place; readonly rules: PlaceRules };
