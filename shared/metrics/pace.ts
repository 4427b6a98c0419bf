import { isWithin } from "../caching/is-within.ts";

/** What happens many times a second is gathered, and observed at most once in this time. */
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
