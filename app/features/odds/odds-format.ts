import type { OddsFormat } from "../../../shared/betting/odds-formats.ts";
import { formatFraction } from "./odds-fraction.ts";
import { parsePrice, toHundredths } from "./odds-price.ts";

/**
 * A price in a format. Two decimals are written, and a third one where two would name another price (Malay odds of long shots): so
 * each text of up to 20.00 leads back to its price, within a hundredth of it. A value that is not a price gives "".
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

/** Minus the stake for a profit of 1, with the third decimal only where two do not lead back to the profit: a price has a narrow cell. */
function formatInverse(profitHundredths: number): string {
  const stake = -100 / profitHundredths;
  const short = stake.toFixed(2);
  if (Math.round(-100 / Number(short)) === profitHundredths) return short;
  return Math.min(-0.001, stake).toFixed(3);
}
