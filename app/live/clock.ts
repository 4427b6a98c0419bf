import { counterRefreshSeconds } from "../../shared/basics/timing.ts";
import type { Timers } from "./timers.ts";

/** The one ticker of the page, in whole seconds of server time. It ticks while it has listeners and the page is visible. */
export type LiveClock = {
  /** The second of the last tick: the one on the screen. */
  readonly shownSeconds: () => number;
  /** The second that counters of minutes show, which moves every five seconds (C9.01). */
  readonly counterSeconds: () => number;
  /** The server's second right now, also between ticks and while the clock does not tick. */
  readonly nowSeconds: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the time that the server said. */
  readonly correct: (toSeconds: number) => void;
  readonly pause: () => void;
  readonly resume: () => void;
};

/** @param serverSeconds the server's time now; the clock counts from there */
export function createClock(serverSeconds: number, timers: Timers): LiveClock {
  const listeners = new Set<() => void>();
  let offsetMs = serverSeconds * 1000 - timers.nowMs();
  let shownSeconds = serverSeconds;
  let counterSeconds = serverSeconds;
  let isPaused = false;
  let cancel: (() => void) | null = null;

  const serverMs = () => timers.nowMs() + offsetMs;

  function tick() {
    const seconds = Math.floor(serverMs() / 1000);
    if (seconds !== shownSeconds) {
      shownSeconds = seconds;
      if (turnOf(seconds) !== turnOf(counterSeconds)) counterSeconds = seconds;
      for (const listener of listeners) listener();
    }
    schedule();
  }

  function schedule() {
    cancel?.();
    cancel = isPaused || listeners.size === 0 ? null : timers.after(1000 - (serverMs() % 1000), tick);
  }

  return {
    shownSeconds: () => shownSeconds,
    counterSeconds: () => counterSeconds,
    nowSeconds: () => Math.floor(serverMs() / 1000),
    subscribe(listener) {
      listeners.add(listener);
      schedule();
      return () => {
        listeners.delete(listener);
        schedule();
      };
    },
    correct(toSeconds) {
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

const turnOf = (seconds: number): number => Math.floor(seconds / counterRefreshSeconds);
