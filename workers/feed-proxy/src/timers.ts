/** Runs something later; the returned function cancels it. */
export type Timers = { readonly after: (delayMs: number, run: () => void) => () => void };

export const workerTimers: Timers = {
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

export const sleep = (timers: Timers, delayMs: number): Promise<void> =>
  new Promise((resolve) => {
    timers.after(delayMs, resolve);
  });

/** Null when the work takes longer; it continues. */
export function atMost<T>(timers: Timers, delayMs: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const cancel = timers.after(delayMs, () => resolve(null));
    work.then(resolve, reject).finally(cancel);
  });
}
