/** What a hidden tab is seen or heard by: the score in its title, the news of games. */
const reasons = new Set<object>();
let notify: (() => void) | null = null;

/** The tab goes on while it is hidden, until the answer is called. */
export function keepAwake(): () => void {
  const reason = {};
  reasons.add(reason);
  notify?.();
  return () => {
    reasons.delete(reason);
    notify?.();
  };
}

export const isKeptAwake = (): boolean => reasons.size > 0;

/** Calls when it may be another answer. There is one tab, and so one listener. */
export function onKeptAwake(listener: (() => void) | null): void {
  notify = listener;
}
