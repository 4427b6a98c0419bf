/** Names, in the state of the browser's history, the entry of an open window. */
const mark = "window";

const isOurs = (): boolean => history.state?.[mark] === true;

let removal: ReturnType<typeof setTimeout> | undefined;

/** The router must not take what only closes a window for a way to another page. */
const swallow = (event: Event) => event.stopImmediatePropagation();

/**
 * An entry of the history for an open window, at the page's own address: the back button or gesture closes the window and not the
 * page, in every browser. A window that replaces another takes its entry over.
 *
 * @returns what ends it: with `isLeaving` the entry stays, because the page that a link in the window leads to replaces it
 */
export function openBackEntry(onBack: () => void): (isLeaving: boolean) => void {
  clearTimeout(removal);
  // The router finds its own position in the state.
  if (!isOurs()) history.pushState({ ...history.state, [mark]: true }, "");
  const onPop = (event: Event) => {
    swallow(event);
    onBack();
  };
  // Before the router, which listens to the same event of the same target.
  addEventListener("popstate", onPop, { capture: true });
  return (isLeaving) => {
    removeEventListener("popstate", onPop, { capture: true });
    if (isLeaving) return;
    // Not at once: another window may be about to open.
    removal = setTimeout(() => {
      if (!isOurs()) return;
      addEventListener("popstate", swallow, { capture: true, once: true });
      history.back();
    });
  };
}
