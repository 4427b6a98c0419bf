import { useEffect, useRef, useState, type ReactNode } from "react";
import { placeOf, type FocusPlace } from "./focus-place.ts";

/** Long enough to read two lines twice. */
const shownMs = 8_000;

let show: ((text: ReactNode) => void) | null = null;

/** A message over the page about the outcome of an action. The next one replaces it. */
export const showToast = (text: ReactNode) => show?.(text);

let pressed: FocusPlace | null = null;

/** The last link or button outside of a message that was pressed: Safari gives it no focus, and it may be gone when a message comes. */
export const lastPressed = (): FocusPlace | null => pressed;

/** Empty, and then without a box, until there is something to say: a live region has to exist before its text. */
export function Toast() {
  const [text, setText] = useState<ReactNode>("");
  const box = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    show = setText;
    const note = ({ target }: MouseEvent) => {
      const control = target instanceof Element ? target.closest("a, button") : null;
      if (control !== null && box.current?.contains(control) !== true) pressed = placeOf(control);
    };
    // Before the control's own listeners, which may take it off the page.
    document.addEventListener("click", note, { capture: true });
    return () => {
      show = null;
      document.removeEventListener("click", note, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (text === "") return;
    const timer = setTimeout(() => setText(""), shownMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p ref={box} className="toast" role="alert">
      {text}
    </p>
  );
}
