/** How often a request is tried again. `delayMs` is the wait before the attempt of that number, the first being 1. */
export type RetryPolicy = {
  readonly maxAttempts: number;
  readonly delayMs: (attempt: number) => number;
};

/** A feed: at most 4 attempts, 0, 250, 500 and 750 ms apart (C4.11). */
export const feedRetry: RetryPolicy = { maxAttempts: 4, delayMs: (attempt) => 250 * (attempt - 1) };

/** Account data that is no longer fresh: 99 retries after the first attempt, each 3 s (C9.02). */
export const freshnessRetry: RetryPolicy = { maxAttempts: 1 + 99, delayMs: threeSecondsApart };

function threeSecondsApart(attempt: number): number {
  return attempt === 1 ? 0 : 3000;
}

/**
 * One request and its attempts.
 * - `running`: attempt number `attempt` is under way;
 * - `waiting`: it begins after `delayMs`;
 * - `paused`: it waits for the page to be visible and online;
 * - `exceeded`: the attempts are used up.
 */
export type Attempts =
  | { readonly phase: "running" | "paused"; readonly attempt: number; readonly isPageActive: boolean }
  | { readonly phase: "waiting"; readonly attempt: number; readonly delayMs: number; readonly isPageActive: boolean }
  | { readonly phase: "exceeded" };

export type AttemptEvent =
  | { readonly type: "failed" | "waited" }
  /** The page is active while it is visible and the device is online. */
  | { readonly type: "page"; readonly isActive: boolean };

export const firstAttempt = (isPageActive: boolean): Attempts => ({ phase: "running", attempt: 1, isPageActive });

export function nextAttempt(state: Attempts, event: AttemptEvent, policy: RetryPolicy = feedRetry): Attempts {
  if (!("attempt" in state)) return state;
  switch (event.type) {
    case "failed":
      return state.phase === "running" ? scheduled(state.attempt + 1, state.isPageActive, policy) : state;
    case "waited":
      return state.phase === "waiting"
        ? { phase: "running", attempt: state.attempt, isPageActive: state.isPageActive }
        : state;
    case "page":
      // A running attempt continues to its end; only the retries pause.
      return state.phase === "running"
        ? { ...state, isPageActive: event.isActive }
        : scheduled(state.attempt, event.isActive, policy);
  }
}

function scheduled(attempt: number, isPageActive: boolean, policy: RetryPolicy): Attempts {
  if (attempt > policy.maxAttempts) return { phase: "exceeded" };
  if (!isPageActive) return { phase: "paused", attempt, isPageActive };
  return { phase: "waiting", attempt, delayMs: policy.delayMs(attempt), isPageActive };
}
