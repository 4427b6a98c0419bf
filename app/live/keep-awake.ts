import { createTopics } from "./topics.ts";

/** Who needs the socket of a hidden tab, and what follows changes of it. */
const reasons = new Set<symbol>();
const topics = createTopics();

/** Keeps the socket open while the tab is hidden, until the answer is called: its title shows a live score, or its news are heard. */
export function keepAwake(): () => void {
  const reason = Symbol();
  reasons.add(reason);
  topics.notify("change");
  return () => {
    reasons.delete(reason);
    topics.notify("change");
  };
}

export const isKeptAwake = (): boolean => reasons.size > 0;

/** @returns what ends the listening */
export const onKeptAwake = (listener: () => void): (() => void) => topics.subscribe("change", listener);
