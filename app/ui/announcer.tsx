import { useEffect, useState } from "react";

/** A matchday can bring goals faster than a screen reader notices that a text has changed. */
const gapMs = 4_000;

type Message = { readonly id: number; readonly text: string };

const waiting: Message[] = [];
let nextId = 0;
let speak: (() => void) | null = null;

/** Says something through the page's live region. Nothing is lost: messages that arrive within a few seconds are said together. */
export function announce(text: string) {
  waiting.push({ id: nextId, text });
  nextId += 1;
  speak?.();
}

export function Announcer() {
  const [messages, setMessages] = useState<readonly Message[]>([]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const next = () => {
      timer = null;
      if (waiting.length === 0) return;
      setMessages(waiting.splice(0));
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

  // Each message is an element of its own, so that one with the text of the message before it is said as well.
  return (
    <p className="sr-only" aria-live="polite">
      {messages.map(({ id, text }, index) => (
        <span key={id}>{index === 0 ? text : `\n${text}`}</span>
      ))}
    </p>
  );
}
