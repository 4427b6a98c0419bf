import { firstFreshnessCheckMs } from "../../../shared/basics/timing.ts";
import { firstSyncState, reduceSync, type SyncEffect, type SyncEvent, type SyncTimer } from "./sync-state.ts";
import { runExchange, type Exchange } from "./sync-exchange.ts";
import { throwOn } from "./throw-on.ts";

export type SyncOptions = Pick<Exchange, "account" | "parts" | "keepsGames"> & {
  readonly nowSeconds: () => number;
  readonly random: () => number;
  /** Runs `work` after a delay; returns a function that cancels it. */
  readonly after: (delayMs: number, work: () => void) => () => void;
};

export type Sync = {
  /** Settles when the first exchange has ended. */
  readonly start: () => Promise<void>;
  /** Something changed on another device, or the network is back. */
  readonly now: () => Promise<void>;
  /** Resolves to whether the account has stored all changes made so far, which is the result of the next exchange that includes them. */
  readonly taken: () => Promise<boolean>;
  /** The push said which change is the last one. */
  readonly heard: (newest: number) => void;
  readonly stop: () => void;
};

/**
 * Keeps personal data equal on all devices of an account (C6.02, A4.10): it sends this device's changes since the last exchange
 * to the account, and writes the account's changes into this browser. `sync-state.ts` decides when, and `entry-diff.ts` resolves two
 * changes of one entry. The session's inner data is the data of this browser when both last agreed.
 */
export function createSync({ account, parts, keepsGames, nowSeconds, random, after }: SyncOptions): Sync {
  const { session } = account;
  let state = firstSyncState;
  let running: Promise<void> = Promise.resolve();
  let isWriting = false;
  const timers = new Map<SyncTimer, () => void>();
  const ends: (() => void)[] = [];
  /** Callers that wait for the result of the next exchange. */
  const waiting: ((isDone: boolean) => void)[] = [];

  function dispatch(event: SyncEvent) {
    const reduced = reduceSync(state, event, { nowSeconds: nowSeconds(), isSignedIn: session.get() !== null });
    ({ state } = reduced);
    for (const effect of reduced.effects) run(effect);
  }

  function run(effect: SyncEffect) {
    if (effect.type === "exchange") return void (running = exchange());
    const { timer } = effect;
    timers.get(timer)?.();
    if (effect.type === "wait") {
      const due = () => dispatch({ type: "due", timer });
      timers.set(timer, after(effect.delayMs, due));
    }
  }

  async function exchange(): Promise<void> {
    const told = waiting.splice(0);
    let isDone = false;
    try {
      isDone = await runExchange({
        account,
        parts,
        keepsGames,
        isStopped: () => state.isStopped,
        onLoaded: (revision) => dispatch({ type: "loaded", revision }),
        onStored: (change) => dispatch({ type: "stored", ...change }),
        quietly,
      });
    } catch (error) {
      throwOn(error, "sync");
    }
    for (const tell of told) tell(isDone);
    dispatch({ type: "ended", isDone });
  }

  function quietly(write: () => void) {
    isWriting = true;
    try {
      write();
    } finally {
      isWriting = false;
    }
  }

  function onChange() {
    if (!isWriting) dispatch({ type: "changed" });
  }

  async function now(): Promise<void> {
    dispatch({ type: "wanted" });
    if (!state.isStopped) await running;
  }

  return {
    start() {
      for (const part of Object.values(parts)) ends.push(part.subscribe(onChange));
      run({ type: "wait", timer: "check", delayMs: firstFreshnessCheckMs(random()) });
      return now();
    },
    now,
    taken: () => new Promise((resolve) => void waiting.push(resolve)),
    heard: (newest) => dispatch({ type: "heard", newest }),
    stop() {
      dispatch({ type: "stopped" });
      for (const end of ends.splice(0)) end();
      for (const tell of waiting.splice(0)) tell(true);
    },
  };
}
