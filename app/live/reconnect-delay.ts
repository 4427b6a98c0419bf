const firstMs = 1_000;
const longestMs = 30_000;
/** Shortest wait after "come back later". */
const laterMs = 10_000;

/**
 * The wait before the next socket (P8): random, because all clients lose the socket at the same deploy, and up to twice
 * as long with each failure in a row, and over no less than the `backMs` that the server asked for. `random` is in [0, 1).
 */
export function reconnectDelayMs(failures: number, isLater: boolean, random: number, backMs = 0): number {
  const spanMs = Math.min(longestMs, Math.max(backMs, firstMs * 2 ** Math.max(0, failures - 1)));
  return (isLater ? laterMs : 0) + Math.round(random * spanMs);
}
