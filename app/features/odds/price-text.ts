import type { OddsFormat } from "../../../shared/betting/odds-formats.ts";
import type { OddsOutcome } from "../../../shared/wire/odds-feed.ts";
import { defineParts } from "../../rendering/late-parts.ts";

/** Few visitors use another format than decimals. The script in the head (`app/inline`) marks the documents of those visitors. */
export const oddsFormatParts = defineParts("[data-odds-format]", () => import("./odds-format.ts"));

/**
 * A price in the visitor's format, or with two decimals whatever its size, "50.00" (C3.13); a suspended market has none.
 * @param format none for decimals
 */
export const toPriceText = (price: number | null, format?: OddsFormat): string =>
  price === null ? "–" : format ? oddsFormatParts.read().formatOdds(price, format) : price.toFixed(2);

/** The direction of a price's last change; also the class of its mark. */
export function movementOf({ price, previous }: OddsOutcome): "" | "up" | "down" {
  if (price === null || previous === null || price === previous) return "";
  return price > previous ? "up" : "down";
}
