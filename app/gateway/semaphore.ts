import { isWithin } from "../../shared/basics/is-within.ts";

/**
 * Limits how many pieces of work run at the same time in one isolate. It holds plain values: a library's semaphore (`p-limit`) gives a
 * permit by settling a promise, and in workerd a request that was cut never gives its permit back that way.
 */
export type Semaphore = {
  /** Returns the function that releases the permit; null while none is free. */
  readonly acquire: () => (() => void) | null;
};

/** Work that takes longer counts as lost (its request was cut before it could release its permit). */
const holdLimitMs = 15_000;

export function createSemaphore(permits: number, nowMs: () => number): Semaphore {
  const held = new Set<{ readonly sinceMs: number }>();
  return {
    acquire() {
      if (held.size >= permits) {
        for (const permit of held) if (!isWithin(permit.sinceMs, holdLimitMs, nowMs())) held.delete(permit);
        if (held.size >= permits) return null;
      }
      const permit = { sinceMs: nowMs() };
      held.add(permit);
      return () => void held.delete(permit);
    },
  };
}

/** How long a visitor waits for a page that others make, or for a permit to make it. */
export const patienceMs = 15_000;
const lookMs = 20;

/** Waits for a permit; null when none has become free for as long as a visitor waits. */
export async function acquireWhenFree(
  semaphore: Semaphore,
  { nowMs, wait }: { readonly nowMs: () => number; readonly wait: (ms: number) => Promise<void> },
): Promise<(() => void) | null> {
  const startMs = nowMs();
  for (;;) {
    const release = semaphore.acquire();
    if (release !== null || nowMs() - startMs >= patienceMs) return release;
    await wait(lookMs);
  }
}
