/** Rounds to two decimals, as feeds print a mean: what a page rounds further is then rounded from the same number everywhere. */
export const toHundredths = (value: number): number => Math.round(100 * value) / 100;
