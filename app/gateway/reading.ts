import type { Visitor } from "../../shared/places/visitor.ts";
import { zoneRules } from "../../shared/basics/zone-offset.ts";
import { readVeil, type VeilRequest } from "../features/veil/veil-cookie.ts";
import type { Variant } from "../../variants/variant.ts";
import { withDateChoice } from "./date-choice.ts";
import { withOddsFormat } from "./odds-format-choice.ts";
import { withZoneChoice } from "./zone-choice.ts";

/** How a visitor reads pages, after all that they chose. */
export type Reading = {
  readonly visitor: Visitor;
  readonly variant: Variant;
  readonly veil: VeilRequest | null;
  /**
   * Whether the choices make another page than the place's visitors share. A client can name hundreds of such copies (zone × clock × order of
   * dates × odds format × veil), so they have a budget, a room and a memory of their own.
   */
  readonly isCopy: boolean;
};

/**
 * @param located the visitor as their place has them
 * @param cookie the header of the request
 */
export function toReading(ofSite: Variant, located: Visitor, cookie: string | null, nowSeconds: number): Reading {
  const visitor = withZoneChoice(located, cookie);
  const variant = withOddsFormat(withDateChoice(ofSite, cookie), cookie, visitor.policy.odds);
  const veil = readVeil(cookie);
  const rulesOf = ({ place }: Visitor) => zoneRules(place.timeZone ?? ofSite.timeZone, nowSeconds);
  const isCopy = variant !== ofSite || veil !== null || (visitor !== located && rulesOf(visitor) !== rulesOf(located));
  return { visitor, variant, veil, isCopy };
}
