import type { Timers } from "../../app/live/timers.ts";

export type FakeTimers = Timers & {
  /** Lets time pass; calls what falls due, in order, and lets promises settle after each call. */
  readonly pass: (durationMs: number) => Promise<void>;
};

const mostCallsAtOnce = 1_000;

export function createFakeTimers(): FakeTimers {
  const waiting = new Map<number, { dueMs: number; call: () => void }>();
  let nowMs = 0;
  let lastId = 0;
  return {
    nowMs: () => nowMs,
    after(delayMs, call) {
      const id = (lastId += 1);
      waiting.set(id, { dueMs: nowMs + delayMs, call });
      return () => waiting.delete(id);
    },
    async pass(durationMs) {
      const untilMs = nowMs + durationMs;
      await settle();
      for (let callsAtOnce = 0; ;) {
        const due = [...waiting].filter(([, timer]) => timer.dueMs <= untilMs);
        const [next] = due.toSorted(([a, left], [b, right]) => left.dueMs - right.dueMs || a - b);
        if (next === undefined) break;
        waiting.delete(next[0]);
        callsAtOnce = next[1].dueMs > nowMs ? 0 : callsAtOnce + 1;
        if (callsAtOnce > mostCallsAtOnce) throw new Error("time stands still: timers fall due again at once");
        nowMs = Math.max(nowMs, next[1].dueMs);
        next[1].call();
        await settle();
      }
      nowMs = untilMs;
    },
  };
}

async function settle() {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
