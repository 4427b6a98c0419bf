import { useEffect, useState, type ReactNode } from "react";

/** Long enough to read two lines twice. */
const shownMs = 8_000;

let show: ((text: ReactNode) => void) | null = null;

/** A message over the page about the outcome of an action. The next one replaces it. */
export const showToast = (text: ReactNode) => show?.(text);

/** Empty, and then without a box, until there is something to say: a live region has to exist before its text. */
export function Toast() {
  const [text, setText] = useState<ReactNode>("");

  useEffect(() => {
    show = setText;
    return () => {
      show = null;
    };
  }, []);
  useEffect(() => {
    if (text === "") return;
    const timer = setTimeout(() => setText(""), shownMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p className="toast" role="alert">
      {text}
    </p>
  );
}
