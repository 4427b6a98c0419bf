import { isWithin } from "../../shared/basics/is-within.ts";

const minuteMs = 60_000;

/** Returns a function that counts the events of all clients of this isolate and returns false once a minute's budget is spent. */
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
