/** A device's clock that is less wrong than this stays its own: a page may have waited that long in a cache. */
const toleratedMs = 3_600_000;

let skewMs = 0;
let toldSeconds: number | null = null;

/**
 * Compares the device's clock with the server's, so that a clock that is days wrong ends the time of nothing that is kept here. A page is
 * compared once, when it starts: it does not say the time later on. A kept copy of a page says nothing about now.
 * @param serverSeconds when the page was made
 */
export function tellServerTime(serverSeconds: number, isCopy: boolean): void {
  if (serverSeconds === toldSeconds) return;
  toldSeconds = serverSeconds;
  const differenceMs = isCopy ? 0 : serverSeconds * 1000 - Date.now();
  skewMs = Math.abs(differenceMs) < toleratedMs ? 0 : differenceMs;
}

/** The time in milliseconds, by the server's clock where the device's is wrong. */
export const trueNowMs = (): number => Date.now() + skewMs;
export const trueNowSeconds = (): number => Math.floor(trueNowMs() / 1000);
