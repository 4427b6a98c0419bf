/** Names, in the state of the browser's history, the entry of an open window. */
const mark = "window";

const isOurs = (): boolean => history.state?.[mark] === true;

let removal: ReturnType<typeof setTimeout> | undefined;
/** Closes the window whose entry the history is on; null while no window is open. */
let onBack: (() => void) | null = null;
/** The entry of a closed window is being removed: the browser will report this as a step back. */
let isRemoving = false;

/**
 * Keeps from the router each step through the history that only closes a window. Call it before the router starts: the listeners of a
 * `window` run in the order in which they were added.
 */
export function watchBackEntries(): void {
  addEventListener("popstate", (event) => {
    if (!isRemoving && onBack === null) return;
    event.stopImmediatePropagation();
    if (isRemoving) isRemoving = false;
    else onBack?.();
  });
}

/**
 * Adds an entry to the history for an open window, at the page's own address: the back button or gesture closes the window and not the
 * page, in every browser. A window that replaces another takes over its entry.
 *
 * @returns a function to call when the window has closed; with `isLeaving` the entry stays, because the page that a link in the window
 *   leads to replaces it
 */
export function openBackEntry(close: () => void): (isLeaving: boolean) => void {
  clearTimeout(removal);
  // The router finds its own position in the state.
  if (!isOurs()) history.pushState({ ...history.state, [mark]: true }, "");
  onBack = close;
  return (isLeaving) => {
    if (onBack === close) onBack = null;
    if (isLeaving) return;
    // Not at once: another window may be about to open.
    removal = setTimeout(() => {
      if (!isOurs()) return;
      isRemoving = true;
      history.back();
    });
  };
}
