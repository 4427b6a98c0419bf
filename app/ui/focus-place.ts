/** Where a link or a button stands, so that the focus can return to it, or to the one that a later rendering puts in its place. */
export type FocusPlace = {
  /** The id of the control itself, or of the nearest element around it that has one. */
  readonly id: string;
  /** Tells the control from the others inside that element. */
  readonly key: string;
};

const selector = "a[href], button";

/** A link is known by its address: the name and the classes of a game's row change with its score. */
const keyOf = (control: Element): string =>
  control.getAttribute("href") ?? [control.getAttribute("aria-label"), control.className].join();

/** Null where no element around the control has an id. */
export function placeOf(control: Element): FocusPlace | null {
  const id = control.closest("[id]")?.id;
  return id === undefined ? null : { id, key: keyOf(control) };
}

/** @returns whether the page has the control now */
function focusPlace({ id, key }: FocusPlace): boolean {
  const scope = document.getElementById(id);
  if (scope === null) return false;
  const control = [scope, ...scope.querySelectorAll(selector)].find(
    (each) => each.matches(selector) && keyOf(each) === key,
  );
  if (!(control instanceof HTMLElement)) return false;
  // The router restores how far the page was scrolled.
  control.focus({ preventScroll: true });
  return true;
}

/** Gives the focus back as soon as the page has the control again, unless the visitor goes somewhere else before. */
export function focusOnceDrawn(place: FocusPlace): void {
  if (focusPlace(place)) return;
  const atFirst = document.activeElement;
  const drawing = new MutationObserver(() => {
    const now = document.activeElement;
    if ((now !== atFirst && now !== document.body) || focusPlace(place)) drawing.disconnect();
  });
  drawing.observe(document.body, { childList: true, subtree: true });
}
