import type { OddsFormat } from "../../../shared/betting/odds-formats.ts";
import type { OddsOutcome } from "../../../shared/wire/odds-feed.ts";
import { formatOdds } from "./odds-format.ts";

/**
 * A price in the visitor's format, or with two decimals whatever its size, "50.00" (C3.13); a suspended market has none.
 * @param format none for decimals
 */
export const toPriceText = (price: number | null, format?: OddsFormat): string =>
  price === null ? "–" : format ? formatOdds(price, format) : price.toFixed(2);

/** The direction of a price's last change; also the class of its mark. */
export function movementOf({ price, previous }: OddsOutcome): "" | "up" | "down" {
  if (price === null || previous === null || price === previous) return "";
  return price > previous ? "up" : "down";
}
