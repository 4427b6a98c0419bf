/** Doubled with each failure in a row. */
const firstMs = 30_000;
const mostMs = 3_600_000;

/**
 * How long to leave a source alone after so many failures in a row (1 for the first): half of it for certain, the other half by
 * chance, so that many clients of one source do not come back together. @param random from 0 to below 1
 */
export function backOffMs(failures: number, random: number): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.min(failures - 1, 20));
  return Math.round(whole / 2 + (whole / 2) * random);
}
