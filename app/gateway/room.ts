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
