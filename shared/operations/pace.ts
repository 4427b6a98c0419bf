import { isWithin } from "../basics/is-within.ts";

/** Events that happen many times a second are gathered, and observed at most once in this time. */
const everyMs = 10_000;

/** True at first, and then once in ten seconds. */
export function createPace(): (nowMs: number) => boolean {
  let lastMs: number | null = null;
  return (nowMs) => {
    if (lastMs !== null && isWithin(lastMs, everyMs, nowMs)) return false;
    lastMs = nowMs;
    return true;
  };
}
