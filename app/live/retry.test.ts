import { describe, expect, it } from "vitest";
import { feedRetry, firstAttempt, freshnessRetry, nextAttempt, type Attempts } from "./retry.ts";

const failed = { type: "failed" } as const;
const waited = { type: "waited" } as const;
const hidden = { type: "page", isActive: false } as const;
const visible = { type: "page", isActive: true } as const;

/** Lets every attempt fail and gives the waits between them. */
function waitsUntilExceeded(policy = feedRetry, limit = 1000): number[] {
  const waits: number[] = [];
  let state: Attempts = firstAttempt(true);
  while (state.phase !== "exceeded" && waits.length < limit) {
    state = nextAttempt(state, failed, policy);
    if (state.phase === "waiting") waits.push(state.delayMs);
    state = nextAttempt(state, waited, policy);
  }
  return waits;
}

describe("the attempts of a request", () => {
  it("[C4.11, C8.02] tries a feed 4 times, 250 ms × (attempt − 1) apart, and is then exceeded", () => {
    expect(waitsUntilExceeded()).toEqual([250, 500, 750]);
    expect(feedRetry.delayMs(1)).toBe(0);
  });

  it("[C4.11] pauses a retry that falls due while the page is hidden or offline, and resumes it", () => {
    let state = nextAttempt(nextAttempt(firstAttempt(true), hidden), failed);
    expect(state).toMatchObject({ phase: "paused", attempt: 2 });
    state = nextAttempt(state, visible);
    expect(state).toMatchObject({ phase: "waiting", attempt: 2, delayMs: 250 });
    expect(nextAttempt(state, waited)).toMatchObject({ phase: "running", attempt: 2 });
  });

  it("[C4.11] pauses a retry that already waits when the page is hidden", () => {
    const waiting = nextAttempt(firstAttempt(true), failed);
    const paused = nextAttempt(waiting, hidden);
    expect(paused).toMatchObject({ phase: "paused", attempt: 2 });
    expect(nextAttempt(paused, waited)).toEqual(paused);
  });

  it("[C4.11] finishes the running attempt while the page is hidden", () => {
    const running = nextAttempt(firstAttempt(true), hidden);
    expect(running).toMatchObject({ phase: "running", attempt: 1 });
  });

  it("takes no failure while nothing runs", () => {
    const waiting = nextAttempt(firstAttempt(true), failed);
    expect(nextAttempt(waiting, failed)).toEqual(waiting);
  });

  it("[C9.02] retries each 3 s, 99 times, for data that is no longer fresh", () => {
    expect(new Set(waitsUntilExceeded(freshnessRetry))).toEqual(new Set([3000]));
    expect(waitsUntilExceeded(freshnessRetry)).toHaveLength(99);
  });
});
