import { z } from "zod";
import type { BettingPolicy } from "../betting/policy.ts";
import { policyFor } from "../betting/policy-for.ts";
import { unknownPlace, type Place, type RequestGeo } from "./place.ts";

/** What the edge knows of whoever asks: where they are and what that place may see. */
export type Visitor = { readonly place: Place; readonly policy: BettingPolicy };

/** Whoever carries no proof of a place: nothing of betting may be shown. */
export const unknownVisitor: Visitor = { place: unknownPlace, policy: policyFor(unknownPlace, 0) };

/**
 * Carries the visitor from the gateway to the Workers behind it. The gateway removes it from requests that come from
 * outside; a Worker that finds none treats the visitor as unknown, which allows nothing.
 */
export const visitorHeader = "x-tribune-visitor";

export const encodeVisitor = (visitor: Visitor): string => encodeURIComponent(JSON.stringify(visitor));

const nullableText = z.string().nullable();
const policyIsSound = ({ odds, links, logos, market, bookmakerIds }: BettingPolicy) =>
  odds ? market !== null && bookmakerIds.length > 0 : !links && !logos && market === null && bookmakerIds.length === 0;

const visitorSchema = z.object({
  place: z.object({ country: nullableText, subdivision: nullableText, city: nullableText, timeZone: nullableText }),
  policy: z
    .object({
      group: z.string(),
      odds: z.boolean(),
      links: z.boolean(),
      logos: z.boolean(),
      notice: z
        .object({
          lang: z.string(),
          before: z.string(),
          link: z.object({ text: z.string(), href: z.string() }).nullable(),
          after: z.string(),
          source: z.string(),
          checkedOn: z.string(),
        })
        .nullable(),
      minimumAge: z.number(),
      market: nullableText,
      bookmakerIds: z.array(z.number().int()),
    })
    .refine(policyIsSound),
});

/** Reads the header of `encodeVisitor`. Never throws: what is missing, malformed or contradicts itself is unknown. */
export function decodeVisitor(text: string | null): Visitor {
  if (text === null) return unknownVisitor;
  try {
    const parsed = visitorSchema.safeParse(JSON.parse(decodeURIComponent(text)));
    return parsed.success ? parsed.data : unknownVisitor;
  } catch {
    return unknownVisitor;
  }
}

/** The RPC surface of the geo Worker (service binding `GEO`, entrypoint `GeoResolver`). */
export type GeoService = {
  /** `devPlace` is the `x-dev-place` header; it counts only where the deployment allows it. */
  resolve(geo: RequestGeo, devPlace: string | null): Promise<Visitor>;
};
