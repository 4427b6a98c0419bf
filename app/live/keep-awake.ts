import { createTopics } from "./topics.ts";

/** The reasons to keep a hidden tab's socket open, and the topic that notifies listeners of changes. */
const reasons = new Set<symbol>();
const topics = createTopics();

/** Keeps a hidden tab's socket open until the returned function is called: for a live score in the title, or for news of followed games. */
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

/** @returns a function that removes the listener */
export const onKeptAwake = (listener: () => void): (() => void) => topics.subscribe("change", listener);
