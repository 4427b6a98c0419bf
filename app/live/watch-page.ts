/** `woken` follows `shown`: the page was away for so long, or so deeply, that its socket may be dead and its clock late. */
export type PageEvent = "online" | "offline" | "shown" | "hidden" | "woken";

/** As long as a socket may be silent; a browser that sleeps tells nobody that its sockets have ended. */
const longAwayMs = 30_000;

/**
 * Listens to the network, and to the page as it leaves the screen and comes back: behind another tab, frozen by the browser, asleep with
 * the device, or kept for a step back. The time away is that of the device, because a page's own clock may stand still meanwhile.
 *
 * @returns a function that stops it
 */
export function watchPage(listener: (event: PageEvent) => void): () => void {
  const watcher = new AbortController();
  const options = { signal: watcher.signal };
  let leftMs: number | null = document.visibilityState === "visible" ? null : Date.now();

  const leave = () => {
    leftMs ??= Date.now();
  };
  const comeBack = (isKept: boolean) => {
    const isLong = leftMs !== null && Date.now() - leftMs >= longAwayMs;
    leftMs = null;
    if (isKept || isLong) listener("woken");
  };
  const onVisibility = () => {
    const isVisible = document.visibilityState === "visible";
    if (!isVisible) leave();
    listener(isVisible ? "shown" : "hidden");
    if (isVisible) comeBack(false);
  };
  addEventListener("online", () => listener("online"), options);
  addEventListener("offline", () => listener("offline"), options);
  addEventListener("pagehide", leave, options);
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (persisted) comeBack(true);
    },
    options,
  );
  document.addEventListener("freeze", leave, options);
  document.addEventListener(
    "resume",
    () => {
      if (document.visibilityState === "visible") comeBack(false);
    },
    options,
  );
  document.addEventListener("visibilitychange", onVisibility, options);
  return () => watcher.abort();
}
