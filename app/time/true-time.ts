import { createChoice } from "../storage/choice.ts";

/** A device's clock that is less wrong than this stays its own: a page may have waited that long in a cache. */
const toleratedMs = 3_600_000;

/** How late the device's clock was beside the server's at the last page from the network, in milliseconds; 0 for a right one. */
const lastSkew = createChoice<number>("tribune_clock", 0, {
  parse: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : 0),
  format: (skewMs) => (skewMs === 0 ? undefined : String(skewMs)),
});

let skewMs: number | null = null;
let toldSeconds: number | null = null;

/**
 * Compares the device's clock with the server's, so that a clock that is days wrong ends the time of nothing that is kept here. A page is
 * compared once, when it starts: it does not say the time later on. An old page says only that it is not earlier now than it was then; the
 * last page from the network says how wrong the clock is.
 * @param serverSeconds when the page was made
 * @param isOld whether the page is a kept copy, or comes from the browser's own cache
 */
export function tellServerTime(serverSeconds: number, isOld: boolean): void {
  if (serverSeconds === toldSeconds) return;
  toldSeconds = serverSeconds;
  const differenceMs = serverSeconds * 1000 - Date.now();
  if (isOld) skewMs = Math.max(lastSkew.get(), differenceMs > toleratedMs ? differenceMs : -Infinity);
  else {
    skewMs = Math.abs(differenceMs) < toleratedMs ? 0 : differenceMs;
    lastSkew.set(skewMs);
  }
}

/** The time in milliseconds, by the server's clock where the device's is wrong. */
export const trueNowMs = (): number => Date.now() + (skewMs ?? lastSkew.get());
export const trueNowSeconds = (): number => Math.floor(trueNowMs() / 1000);
