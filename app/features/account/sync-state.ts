import { freshness, isFresh } from "../../../shared/basics/timing.ts";
import { firstAttempt, freshnessRetry, nextAttempt, type Attempts } from "../../loading/retry.ts";

/** How far a browser and the account have agreed. */
export type SyncState = {
  /** When the account's data was last read; null before. */
  readonly loadedAtSeconds: number | null;
  /** The last change up to which this browser has all. */
  readonly revision: number;
  /** Attempts since the last exchange that succeeded; null if none has failed. */
  readonly attempts: Attempts | null;
  readonly isExchanging: boolean;
  /** True if something happened during an exchange that the next one has to include. */
  readonly isWanted: boolean;
  readonly isStopped: boolean;
};

/** `soon` gathers the visitor's changes, `retry` waits after a failure, `check` looks whether the data are fresh. */
export type SyncTimer = "soon" | "retry" | "check";

export type SyncEvent =
  /** Something changed on another device, the network is back, or the page begins. */
  | { readonly type: "wanted" }
  /** The visitor changed something in this browser. */
  | { readonly type: "changed" }
  /** The push said which change is the last one. */
  | { readonly type: "heard"; readonly newest: number }
  | { readonly type: "due"; readonly timer: SyncTimer }
  /** The exchange has read the account's data. */
  | { readonly type: "loaded"; readonly revision: number }
  /** The account has stored a part; `since` is its last change before. */
  | { readonly type: "stored"; readonly revision: number; readonly since: number }
  | { readonly type: "ended"; readonly isDone: boolean }
  | { readonly type: "stopped" };

export type SyncEffect =
  | { readonly type: "exchange" }
  | { readonly type: "wait"; readonly timer: SyncTimer; readonly delayMs: number }
  | { readonly type: "cancel"; readonly timer: SyncTimer };

type Now = { readonly nowSeconds: number; readonly isSignedIn: boolean };
type Step = { readonly state: SyncState; readonly effects: readonly SyncEffect[] };

export const firstSyncState: SyncState = {
  loadedAtSeconds: null,
  revision: 0,
  attempts: null,
  isExchanging: false,
  isWanted: false,
  isStopped: false,
};

/** Changes that a visitor makes one after the other are sent together. */
const gatherMs = 250;

const cancel = (...timers: readonly SyncTimer[]): readonly SyncEffect[] =>
  timers.map((timer) => ({ type: "cancel", timer }));
const unchanged = (state: SyncState): Step => ({ state, effects: [] });

export function reduceSync(state: SyncState, event: SyncEvent, now: Now): Step {
  switch (event.type) {
    case "wanted":
      return begin(state);
    case "changed":
      return beginSoon(state, gatherMs, now);
    case "heard":
      return event.newest > state.revision ? begin(state) : unchanged(state);
    case "due":
      return onDue(state, event.timer, now);
    case "loaded":
      return unchanged({ ...state, loadedAtSeconds: now.nowSeconds, revision: event.revision });
    case "stored":
      // Otherwise another device wrote after this one had read, and the push says so.
      return unchanged(event.since === state.revision ? { ...state, revision: event.revision } : state);
    case "ended":
      return end({ ...state, isExchanging: false }, event.isDone, now);
    case "stopped":
      return { state: { ...state, isStopped: true }, effects: cancel("soon", "retry", "check") };
  }
}

/** Begins an exchange, or notes that another one must follow the one that runs. */
function begin(state: SyncState): Step {
  const effects = cancel("soon", "retry");
  if (state.isStopped) return { state, effects };
  if (state.isExchanging) return { state: { ...state, isWanted: true }, effects };
  return { state: { ...state, isExchanging: true, isWanted: false }, effects: [...effects, { type: "exchange" }] };
}

function beginSoon(state: SyncState, delayMs: number, { isSignedIn }: Now): Step {
  if (state.isStopped || !isSignedIn) return unchanged(state);
  return { state, effects: [...cancel("retry"), { type: "wait", timer: "soon", delayMs }] };
}

function onDue(state: SyncState, timer: SyncTimer, now: Now): Step {
  const { attempts } = state;
  if (timer === "soon") return begin(state);
  if (timer === "retry") {
    return begin({ ...state, attempts: attempts && nextAttempt(attempts, { type: "waited" }, freshnessRetry) });
  }
  const { state: checked, effects } = check(state, now);
  return {
    state: checked,
    effects: [{ type: "wait", timer: "check", delayMs: freshness.checkEverySeconds * 1000 }, ...effects],
  };
}

/** Reads data that are no longer fresh. A series of attempts that has ended starts again from the first. */
function check(state: SyncState, { nowSeconds, isSignedIn }: Now): Step {
  const { attempts, loadedAtSeconds } = state;
  if (attempts !== null && attempts.phase !== "exceeded") return unchanged(state);
  if (loadedAtSeconds !== null && isFresh(loadedAtSeconds, nowSeconds)) return unchanged(state);
  const anew = { ...state, attempts: null };
  return isSignedIn ? begin(anew) : unchanged(anew);
}

function end(state: SyncState, isDone: boolean, now: Now): Step {
  if (isDone) {
    const done = { ...state, attempts: null };
    return state.isWanted ? beginSoon(done, 0, now) : unchanged(done);
  }
  const attempts = nextAttempt(state.attempts ?? firstAttempt(true), { type: "failed" }, freshnessRetry);
  const failed = { ...state, attempts };
  if (attempts.phase !== "waiting" || state.isStopped) return unchanged(failed);
  return { state: failed, effects: [{ type: "wait", timer: "retry", delayMs: attempts.delayMs }] };
}
