import type { OddsFormat } from "../../../shared/betting/odds-formats.ts";
import { parseFraction, parsePrice, toHundredths, type Price } from "./odds-format.ts";

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
