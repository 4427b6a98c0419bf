import { useEffect, useState } from "react";

/** Screen readers get one message at a time, and a matchday can bring goals faster than they can be read out. */
const gapMs = 4_000;
const keptMessages = 3;

const waiting: string[] = [];
let speak: (() => void) | null = null;

/** Says something through the page's live region; the oldest of too many messages are lost. */
export function announce(text: string) {
  waiting.push(text);
  if (waiting.length > keptMessages) waiting.shift();
  speak?.();
}

export function Announcer() {
  const [text, setText] = useState("");

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const next = () => {
      timer = null;
      const message = waiting.shift();
      if (message === undefined) return;
      setText(message);
      timer = setTimeout(next, gapMs);
    };
    speak = () => {
      if (timer === null) next();
    };
    speak();
    return () => {
      speak = null;
      if (timer !== null) clearTimeout(timer);
    };
  }, []);

  return (
    <p className="sr-only" aria-live="polite">
      {text}
    </p>
  );
}
