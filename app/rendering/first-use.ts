/**
 * What a visitor does first with a page that is read; a click that came before this script is repeated as a click alone. A pointer that
 * rests where the page appears is over it without having moved.
 */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "click", "wheel", "scroll"] as const;

/** When a page moves by itself: always, while one of its games is being played, or hardly ever. */
export type Moves = "always" | "with-games" | "seldom";

/** Whether a page is about to move. @param page as the server has written it */
export const isAboutToMove = (moves: Moves, page: Pick<Document, "querySelector">): boolean =>
  moves === "always" || (moves === "with-games" && page.querySelector("#main .live") !== null);

/** A page that is not touched is hydrated after this time: so that a correction arrives, and sooner where it is about to move. */
const untouchedMs = 10_000;
const untouchedMovingMs = 2_000;

/**
 * Calls once: when a visitor touches the page, and some seconds later at the latest. A page that is about to move waits too: what
 * moves it is half as much again as what shows it, and must not be part of its first load.
 *
 * @returns what ends the watch
 */
export function watchFirstUse(isMoving: boolean, act: () => void): () => void {
  const timer = setTimeout(use, isMoving ? untouchedMovingMs : untouchedMs);
  function stop() {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, heed, true);
  }
  function use() {
    stop();
    act();
  }
  function heed({ type, target }: Event) {
    // The frame scrolls its row of sports by itself, to that of the page. A visitor who scrolls a row touches it first.
    if (type !== "scroll" || target === document) use();
  }
  for (const sign of signs) addEventListener(sign, heed, { capture: true, passive: true });
  return stop;
}

/**
 * Keeps clicks on links and buttons inside `root` until the page is alive; links alone would lead to another document, and a button
 * would do nothing. The document is marked meanwhile: on a slow line its parts take seconds, and it says so as a page that is loading.
 *
 * @returns what ends the watch, and repeats the clicks: of each element one, because who sees nothing happen taps again
 */
export function holdClicks(root: Element): () => void {
  const held = new Set<HTMLElement>();
  const marks = document.documentElement.dataset;
  const hold = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>("a:not([download]),button") : null;
    if (!isPlain || target === null || !root.contains(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(target);
    marks["waits"] = "";
  };
  addEventListener("click", hold, true);
  return () => {
    removeEventListener("click", hold, true);
    delete marks["waits"];
    const targets = [...held];
    held.clear();
    for (const target of targets) {
      // React may have drawn it anew meanwhile.
      const now = target.isConnected ? target : document.getElementById(target.id);
      now?.click();
    }
  };
}
