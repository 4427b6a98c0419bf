const lowestPrice = 1.01;
const highestPrice = 101;

/** Bookmakers quote in steps that grow with the price; rounded down, which never pays out more. */
export function toPrice(fair: number): number {
  const bounded = Math.min(highestPrice, Math.max(lowestPrice, fair));
  const step = bounded < 2 ? 0.01 : bounded < 4 ? 0.05 : bounded < 10 ? 0.1 : bounded < 30 ? 0.5 : 5;
  const steps = Math.floor(Number((bounded / step).toFixed(6)));
  return Math.max(lowestPrice, Number((steps * step).toFixed(2)));
}
