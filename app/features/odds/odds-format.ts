import type { OddsFormat } from "../../../shared/betting/odds-formats.ts";

/**
 * The fractions that British bookmakers write, in the form they write them (6/4, not 3/2). A price between two of them
 * is written as its exact reduced fraction instead.
 */
const ladder = `
  1/100 1/50 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2
  8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21 1/1 21/20 11/10 6/5 5/4 11/8 7/5 6/4 13/8 17/10 7/4 9/5 15/8 2/1 21/10 85/40
  9/4 12/5 5/2 13/5 11/4 14/5 3/1 16/5 10/3 7/2 18/5 15/4 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1
`;

/** Profit in hundredths of the stake → the ladder's fraction for it. */
const ladderByProfit = new Map(
  ladder
    .trim()
    .split(/\s+/)
    .map((fraction) => [parseFraction(fraction), fraction] as const),
);

/** Profit in hundredths of the stake as a fraction: the ladder's where it means the same hundredth, else reduced. */
function formatFraction(profitHundredths: number): string {
  const divisor = greatestCommonDivisor(profitHundredths, 100);
  return ladderByProfit.get(profitHundredths) ?? `${profitHundredths / divisor}/${100 / divisor}`;
}

/** "4/6" → 67, the nearest hundredth, halves up; null for a text that is not a fraction above zero. */
export function parseFraction(text: string): number | null {
  const match = /^(\d{1,7})\/(\d{1,5})$/.exec(text);
  const [numerator, denominator] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || numerator === 0 || denominator === 0) return null;
  return Math.floor((200 * numerator + denominator) / (2 * denominator));
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/**
 * A price is decimal odds: the payout per unit staked, in steps of a hundredth, above 1. Feeds and storage use this form; every
 * other format is only a way to write it (docs/adr/031).
 */
export type Price = number;

/** 100,000.00: any higher price is a mistake of the source. */
const maxHundredths = 10_000_000;

/** The price nearest to a number, null when none is: not above 1, not finite, absurdly large. */
export function parsePrice(value: number): Price | null {
  const hundredths = toHundredths(value);
  return hundredths > 100 && hundredths <= maxHundredths ? hundredths / 100 : null;
}

/** Rounds half away from zero as the number is written: 1.005 is 1.01, although its binary is just below. */
export const toHundredths = (value: number): number => Math.round(Number((value * 100).toPrecision(12)));

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
