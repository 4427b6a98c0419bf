import { isWithin } from "../../shared/caching/is-within.ts";

const minuteMs = 60_000;

/** Counts what all clients of an isolate cause together; false for what is beyond so many a minute. */
export function createMinuteBudget(mostPerMinute: number, nowMs: () => number): () => boolean {
  let startMs = nowMs();
  let spent = 0;
  return () => {
    if (!isWithin(startMs, minuteMs, nowMs())) {
      startMs = nowMs();
      spent = 0;
    }
    spent += 1;
    return spent <= mostPerMinute;
  };
}
