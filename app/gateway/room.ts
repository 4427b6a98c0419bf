import { isWithin } from "../../shared/caching/is-within.ts";

/** Limits the pieces of work at the same time in one isolate. */
export type Room = {
  /** What to call when the work has ended; null while the room is full. */
  readonly enter: () => (() => void) | null;
};

/** Work that takes longer counts as lost (its request was cut before it could leave). */
const stayLimitMs = 15_000;

export function createRoom(places: number, nowMs: () => number): Room {
  const inside = new Set<{ readonly enteredAtMs: number }>();
  return {
    enter() {
      if (inside.size >= places) {
        for (const work of inside) if (!isWithin(work.enteredAtMs, stayLimitMs, nowMs())) inside.delete(work);
        if (inside.size >= places) return null;
      }
      const work = { enteredAtMs: nowMs() };
      inside.add(work);
      return () => void inside.delete(work);
    },
  };
}

/** How long a visitor waits for a page that others make, or for room to make it. */
export const patienceMs = 15_000;
const roomLookMs = 20;

/** Waits for a place; null when none has become free for as long as a visitor waits. */
export async function enterWhenFree(
  room: Room,
  { nowMs, wait }: { readonly nowMs: () => number; readonly wait: (ms: number) => Promise<void> },
): Promise<(() => void) | null> {
  const startMs = nowMs();
  for (;;) {
    const leave = room.enter();
    if (leave !== null || nowMs() - startMs >= patienceMs) return leave;
    await wait(roomLookMs);
  }
}
