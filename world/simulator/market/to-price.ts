const lowestPrice = 1.01;
const highestPrice = 101;

/**
 * Returns a bookmaker's price for a chance: the margin is a power, so that a favourite keeps nearly all of its price and
 * an outsider pays for it. With three equally likely outcomes it pays out `payout` of all stakes. Bookmakers quote in
 * steps that grow with the price; the price is rounded down, which never pays out more.
 */
export function toPrice(chance: number, payout: number): number {
  const fair = chance ** -(1 + Math.log(payout) / Math.log(3));
  const bounded = Math.min(highestPrice, Math.max(lowestPrice, fair));
  const step = bounded < 2 ? 0.01 : bounded < 4 ? 0.05 : bounded < 10 ? 0.1 : bounded < 30 ? 0.5 : 5;
  const steps = Math.floor(Number((bounded / step).toFixed(6)));
  return Math.max(lowestPrice, Number((steps * step).toFixed(2)));
}
