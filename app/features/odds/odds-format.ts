import type { OddsFormat } from "../../../shared/betting/odds-formats.ts";
import { formatFraction } from "./odds-fraction.ts";
import { parsePrice, toHundredths } from "./odds-price.ts";

/**
 * A price in a format. Each text leads back to the same price, so nothing is lost: two decimals are written, and more
 * only where two would name another price (Malay odds of long shots). A value that is not a price gives "".
 */
export function formatOdds(price: number | null, format: OddsFormat): string {
  const known = price === null ? null : parsePrice(price);
  if (known === null) return "";
  const profit = toHundredths(known) - 100;
  switch (format) {
    case "eu":
      return known.toFixed(2);
    case "uk":
      return formatFraction(profit);
    case "us":
      return profit >= 100 ? `+${profit}` : String(-Math.round(10_000 / profit));
    case "hk":
      return (profit / 100).toFixed(2);
    case "ma":
      return profit <= 100 ? (profit / 100).toFixed(2) : formatInverse(profit);
    case "in":
      return profit >= 100 ? (profit / 100).toFixed(2) : formatInverse(profit);
  }
}

/** Minus the stake for a profit of 1, with the fewest decimals, two at least, that lead back to the profit. */
function formatInverse(profitHundredths: number): string {
  for (let decimals = 2; ; decimals += 1) {
    const text = (-100 / profitHundredths).toFixed(decimals);
    if (Math.round(-100 / Number(text)) === profitHundredths) return text;
  }
}
