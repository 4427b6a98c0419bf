import type { PointerEvent } from "react";

/** How far a finger moves an element before it is swiped away. */
const farPx = 80;

/**
 * Lets an element follow a finger to either side from its `pointerdown` on, and calls `onGone` if the finger lets go of it far enough from
 * where it was; otherwise the element returns. A mouse and a pen select text instead.
 */
export function swipeAway(
  { pointerType, pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>,
  onGone: () => void,
) {
  if (pointerType !== "touch") return;
  const element: HTMLElement = currentTarget;
  const watch = new AbortController();
  const listen = (type: "pointermove" | "pointerup" | "pointercancel", listener: (movedPx: number) => void) =>
    element.addEventListener(
      type,
      (event) => {
        if (event.pointerId === pointerId) listener(event.clientX - clientX);
      },
      { signal: watch.signal },
    );
  const end = () => {
    watch.abort();
    element.style.translate = "";
  };
  element.setPointerCapture(pointerId);
  listen("pointermove", (movedPx) => (element.style.translate = `${movedPx}px`));
  listen("pointercancel", end);
  listen("pointerup", (movedPx) => {
    end();
    if (Math.abs(movedPx) >= farPx) onGone();
  });
}
