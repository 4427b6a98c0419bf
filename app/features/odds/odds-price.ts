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
