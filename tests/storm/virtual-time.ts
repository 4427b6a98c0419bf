export type VirtualTime = ReturnType<typeof createVirtualTime>;

/** Time that passes only when a test says so. Due timers are called in order, and promises settle in between. */
export function createVirtualTime() {
  let nowMs = 0;
  let clockOffsetMs = Date.UTC(2026, 7, 15);
  // In the order in which they fall due.
  const waiting: { readonly dueMs: number; readonly call: () => void }[] = [];

  return {
    nowMs: () => nowMs,
    /** The clock that the parts read, which may be set forward and back. */
    clockMs: () => nowMs + clockOffsetMs,
    shiftClock(byMs: number) {
      clockOffsetMs += byMs;
    },
    after(delayMs: number, call: () => void) {
      const dueMs = nowMs + Math.max(0, delayMs);
      let [low, high] = [0, waiting.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((waiting[middle]?.dueMs ?? 0) <= dueMs) low = middle + 1;
        else high = middle;
      }
      waiting.splice(low, 0, { dueMs, call });
    },
    async pass(durationMs: number) {
      const untilMs = nowMs + durationMs;
      await settle();
      for (;;) {
        const next = waiting[0];
        if (next === undefined || next.dueMs > untilMs) break;
        waiting.shift();
        nowMs = next.dueMs;
        next.call();
        await settle();
      }
      nowMs = untilMs;
    },
  };
}

/** Lets every promise that can settle do so: immediates run after promises. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
