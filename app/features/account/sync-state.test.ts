import { expect, it } from "vitest";
import { firstSyncState, reduceSync, type SyncEvent, type SyncState } from "./sync-state.ts";

const now = { nowSeconds: 1_000, isSignedIn: true };

/** @returns what the events, one after the other, make the driver do, without the timers that they cancel */
function play(first: SyncState, ...events: readonly SyncEvent[]) {
  let state = first;
  const done = events.map((event) => {
    const { state: next, effects } = reduceSync(state, event, now);
    state = next;
    return effects.filter(({ type }) => type !== "cancel");
  });
  return { state, done };
}

const exchange = { type: "exchange" };
const soon = (delayMs: number) => ({ type: "wait", timer: "soon", delayMs });

it("runs one exchange at a time, and another one after it for what happened meanwhile", () => {
  const { done } = play(firstSyncState, { type: "wanted" }, { type: "wanted" }, { type: "ended", isDone: true });
  expect(done).toEqual([[exchange], [], [soon(0)]]);
});

it("gathers changes of a signed-in visitor", () => {
  expect(play(firstSyncState, { type: "changed" }).done).toEqual([[soon(250)]]);
  const { effects } = reduceSync(firstSyncState, { type: "changed" }, { ...now, isSignedIn: false });
  expect(effects).toEqual([]);
});

it("[D8] takes the number of its own change only if no other device wrote in between", () => {
  const { state } = play(firstSyncState, { type: "loaded", revision: 4 }, { type: "stored", since: 4, revision: 5 });
  expect(state).toMatchObject({ loadedAtSeconds: 1_000, revision: 5 });
  expect(play(state, { type: "stored", since: 6, revision: 7 }).state.revision).toBe(5);
  expect(play(state, { type: "heard", newest: 5 }, { type: "heard", newest: 7 }).done).toEqual([[], [exchange]]);
});

it("does nothing more once it has stopped", () => {
  const { state } = play(firstSyncState, { type: "wanted" }, { type: "stopped" });
  const events: readonly SyncEvent[] = [{ type: "ended", isDone: false }, { type: "changed" }, { type: "wanted" }];
  expect(play(state, ...events).done).toEqual([[], [], []]);
});
