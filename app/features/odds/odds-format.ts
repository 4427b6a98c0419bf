import { formatFraction, parseFraction } from "./odds-fraction.ts";
import { parsePrice, toHundredths, type Price } from "./odds-price.ts";

/** The ways to write a price (C3.13), with the ids that settings store. */
export const oddsFormats = {
  eu: { id: 1, example: "1.50" },
  uk: { id: 2, example: "1/2" },
  us: { id: 3, example: "-200" },
  hk: { id: 4, example: "0.50" },
  ma: { id: 5, example: "0.50" },
  in: { id: 6, example: "-2.00" },
} as const;
export type OddsFormat = keyof typeof oddsFormats;

/** What a variant offers its visitors. */
export type OfferedFormats = { readonly offered: readonly OddsFormat[]; readonly fallback: OddsFormat };
export const defaultOffer: OfferedFormats = { offered: ["eu"], fallback: "eu" };

/** The format that a stored setting names, by key or id; the fallback for anything unknown or not offered (C5.06). */
export function chooseOddsFormat(stored: unknown, { offered, fallback }: OfferedFormats = defaultOffer): OddsFormat {
  const named = (format: OddsFormat) => format === stored || String(oddsFormats[format].id) === String(stored);
  return offered.find(named) ?? fallback;
}

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

/** The price that a text names in a format, null for any other text. A number is a price only above 1 (HK: above 0). */
export function parseOdds(text: string, format: OddsFormat): Price | null {
  const trimmed = text.trim();
  if (format === "uk") return toPrice(parseFraction(trimmed));
  const number = decimal.test(trimmed) ? Number(trimmed) : Number.NaN;
  const size = Math.abs(number);
  switch (format) {
    case "eu":
      return parsePrice(number);
    case "hk":
      return toPrice(toHundredths(number));
    case "us":
      // Between -100 and 100 no American odds exist.
      return size < 100 ? null : toPrice(number > 0 ? Math.round(number) : Math.round(10_000 / size));
    case "ma":
      // Malay odds run from -1 (exclusive) to 1, Indonesian the other way round.
      return size > 1 ? null : toPrice(fromSigned(number));
    case "in":
      return size < 1 ? null : toPrice(fromSigned(number));
  }
}

const decimal = /^[+-]?\d{1,12}(\.\d{1,16})?$/;

const toPrice = (profitHundredths: number | null): Price | null =>
  profitHundredths === null ? null : parsePrice((profitHundredths + 100) / 100);

/** Negative odds name the stake for a profit of 1, positive ones the profit for a stake of 1. */
const fromSigned = (odds: number) => (odds < 0 ? Math.round(-100 / odds) : toHundredths(odds));

/** Minus the stake for a profit of 1, with the fewest decimals, two at least, that lead back to the profit. */
function formatInverse(profitHundredths: number): string {
  for (let decimals = 2; ; decimals += 1) {
    const text = (-100 / profitHundredths).toFixed(decimals);
    if (fromSigned(Number(text)) === profitHundredths) return text;
  }
}
