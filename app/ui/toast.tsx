import { useEffect, useState } from "react";

/** Long enough to read two lines twice. */
const shownMs = 8_000;

let show: ((text: string) => void) | null = null;

/** Tells the visitor, over the page, what came of something that they did. The next one takes its place. */
export const showToast = (text: string) => show?.(text);

/** Empty, and then without a box, until there is something to say: a live region has to be there before its text. */
export function Toast() {
  const [text, setText] = useState("");

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
