/** Time as the live code sees it; tests provide their own. */
export type Timers = {
  /** Milliseconds on a clock that never goes back. */
  readonly nowMs: () => number;
  /** Calls once after a delay; the answer cancels it. */
  readonly after: (delayMs: number, call: () => void) => () => void;
};

export const browserTimers: Timers = {
  nowMs: () => performance.now(),
  after(delayMs, call) {
    const timer = setTimeout(call, delayMs);
    return () => clearTimeout(timer);
  },
};
