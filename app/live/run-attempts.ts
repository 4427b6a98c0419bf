import { feedRetry, firstAttempt, nextAttempt, type Attempts, type RetryPolicy } from "./retry.ts";

/** The functions that a request calls to wait and to learn about its page. */
export type RequestWorld = {
  readonly wait: (delayMs: number) => Promise<void>;
  /** Visible and online. */
  readonly isPageActive: () => boolean;
  /** Resolves when the page is active again. */
  readonly whenPageActive: () => Promise<void>;
  readonly isAborted: () => boolean;
};

/**
 * Calls `load`, which returns null on failure, until it succeeds. Returns null when the attempts are used up or the
 * request was aborted; `onExceeded` runs only when the attempts are used up (C4.11, C8.02).
 */
export async function runAttempts<T>(
  load: () => Promise<T | null>,
  world: RequestWorld,
  onExceeded: () => void = () => {},
  policy: RetryPolicy = feedRetry,
): Promise<T | null> {
  let state: Attempts = firstAttempt(world.isPageActive());
  for (;;) {
    if (world.isAborted()) return null;
    switch (state.phase) {
      case "running": {
        const answer = await load();
        if (world.isAborted()) return null;
        if (answer !== null) return answer;
        state = nextAttempt(withPage(state, world, policy), { type: "failed" }, policy);
        break;
      }
      case "waiting":
        await world.wait(state.delayMs);
        state = nextAttempt(withPage(state, world, policy), { type: "waited" }, policy);
        break;
      case "paused":
        await world.whenPageActive();
        state = withPage(state, world, policy);
        break;
      case "exceeded":
        onExceeded();
        return null;
    }
  }
}

/** Changes the state only when the page's activity has changed: a change for no reason would restart the wait. */
function withPage(state: Attempts, world: RequestWorld, policy: RetryPolicy): Attempts {
  const isActive = world.isPageActive();
  const isChanged = "attempt" in state && state.isPageActive !== isActive;
  return isChanged ? nextAttempt(state, { type: "page", isActive }, policy) : state;
}
