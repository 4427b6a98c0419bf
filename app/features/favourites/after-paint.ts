/** As late as work runs in a page that draws nothing, as a hidden one. */
const latestMs = 200;

/** Runs work once the page has been drawn, or before it is hidden or left; at once in a page that is hidden. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === "hidden") return work();
  const waiting = new AbortController();
  const run = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    work();
  };
  addEventListener("pagehide", run, waiting);
  document.addEventListener("visibilitychange", run, waiting);
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, latestMs);
}
