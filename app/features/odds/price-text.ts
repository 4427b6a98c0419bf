import type { OddsOutcome } from "../../../shared/feed/odds-feed.ts";

/** A price with two decimals whatever its size, "50.00" (C3.13); a suspended market has none. */
export const toPriceText = (price: number | null): string => (price === null ? "–" : price.toFixed(2));

/** Where a price came from; also the class of its mark. */
export function movementOf({ price, previous }: OddsOutcome): "" | "up" | "down" {
  if (price === null || previous === null || price === previous) return "";
  return price > previous ? "up" : "down";
}
