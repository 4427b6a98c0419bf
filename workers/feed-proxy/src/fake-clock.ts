import type { Timers } from "./timers.ts";

/** For tests: a clock that may be set, and timers that fire only while a test waits for something. */
export type FakeClock = {
  /** The clock's time. Setting it, also back, fires no timer: timers count elapsed time. */
  nowMs: number;
  readonly timers: Timers;
  /** Lets time pass, from timer to timer, until the work is done. */
  readonly until: <T>(work: Promise<T>) => Promise<T>;
  /** Lets this much time pass. */
  readonly pass: (delayMs: number) => Promise<void>;
};

type Timer = { readonly atMs: number; readonly run: () => void };

export function makeClock(startMs: number): FakeClock {
  const due = new Set<Timer>();
  let passedMs = 0;
  let waiting = 0;

  const clock: FakeClock = {
    nowMs: startMs,
    timers: {
      after(delayMs, run) {
        const timer = { atMs: passedMs + delayMs, run };
        due.add(timer);
        return () => due.delete(timer);
      },
    },
    async until(work) {
      waiting += 1;
      const end = () => {
        waiting -= 1;
      };
      work.then(end, end);
      if (waiting === 1) void pump();
      return work;
    },
    async pass(delayMs) {
      const endMs = passedMs + delayMs;
      await settle();
      for (let next = earliest(); next !== null && next.atMs <= endMs; next = earliest()) {
        goOff(next);
        await settle();
      }
      moveTo(endMs);
    },
  };

  const isAwaited = () => waiting > 0;
  /** One chain for all waits, so that each timer fires when the work of the timer before it is done. */
  async function pump(): Promise<void> {
    for (await settle(); isAwaited(); await settle()) {
      const next = earliest();
      if (next === null) throw new Error("waits for something that no timer brings");
      goOff(next);
    }
  }
  const earliest = () =>
    [...due].reduce<Timer | null>((first, timer) => (first === null || timer.atMs < first.atMs ? timer : first), null);
  function moveTo(momentMs: number): void {
    clock.nowMs += momentMs - passedMs;
    passedMs = momentMs;
  }
  function goOff(timer: Timer): void {
    moveTo(timer.atMs);
    due.delete(timer);
    timer.run();
  }
  return clock;
}

/** Until all work has ended that does not wait for a timer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
