import type { Timers } from "./timers.ts";

export type LiveClock = ReturnType<typeof createClock>;

/**
 * The one ticker of the page: server time in whole seconds, counted from what the server said last. It ticks while
 * there are listeners and the page is visible.
 */
export function createClock(serverSeconds: number, timers: Timers) {
  const listeners = new Set<() => void>();
  let offsetMs = serverSeconds * 1000 - timers.nowMs();
  let shownSeconds = serverSeconds;
  let isPaused = false;
  let cancel: (() => void) | null = null;

  const serverMs = () => timers.nowMs() + offsetMs;

  function tick() {
    const seconds = Math.floor(serverMs() / 1000);
    if (seconds !== shownSeconds) {
      shownSeconds = seconds;
      for (const listener of listeners) listener();
    }
    schedule();
  }

  function schedule() {
    cancel?.();
    cancel = isPaused || listeners.size === 0 ? null : timers.after(1000 - (serverMs() % 1000), tick);
  }

  return {
    /** The second of the last tick: the one on the screen. */
    shownSeconds: () => shownSeconds,
    /** The server's second right now, also between ticks and while the clock does not tick. */
    nowSeconds: () => Math.floor(serverMs() / 1000),
    subscribe(listener: () => void) {
      listeners.add(listener);
      schedule();
      return () => {
        listeners.delete(listener);
        schedule();
      };
    },
    /** The server said what time it is. */
    correct(toSeconds: number) {
      offsetMs = toSeconds * 1000 - timers.nowMs();
      if (cancel !== null) tick();
    },
    pause() {
      isPaused = true;
      schedule();
    },
    resume() {
      isPaused = false;
      if (listeners.size > 0) tick();
    },
  };
}
