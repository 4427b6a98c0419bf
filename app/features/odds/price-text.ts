import type { OddsOutcome } from "../../../shared/feed/odds-feed.ts";

/**
 * A price in at most four characters, so that it fits its cell: "1.85", "18.5", "100". Long shots lose decimals that
 * nobody compares; a suspended market has no price.
 */
export function toPriceText(price: number | null): string {
  if (price === null) return "–";
  // From these on the longer form would round up to one digit more.
  if (price >= 99.95) return price.toFixed(0);
  return price.toFixed(price >= 9.995 ? 1 : 2);
}

/** Where a price came from; also the class of its mark. */
export function movementOf({ price, previous }: OddsOutcome): "" | "up" | "down" {
  if (price === null || previous === null || price === previous) return "";
  return price > previous ? "up" : "down";
}
