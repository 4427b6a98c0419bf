import { prematchOddsSeconds } from "../../shared/basics/timing.ts";
import type { LiveClock } from "./clock.ts";
import type { ConnectionDriver } from "./connection-driver.ts";
import type { KeptLists } from "./kept-lists.ts";
import type { ListFeed } from "./list-feed.ts";
import { isNumbered, oddsOf } from "./live-subjects.ts";
import type { LiveWorld } from "./live-world.ts";
import type { LiveStore } from "./store.ts";

type PriceWatchParts = {
  readonly world: Pick<LiveWorld, "isOnline">;
  readonly store: Pick<LiveStore, "confirmPrices" | "getPricedSeconds">;
  readonly kept: Pick<KeptLists, "shown">;
  readonly clock: Pick<LiveClock, "nowSeconds">;
  readonly connection: Pick<ConnectionDriver, "getState" | "getStatus">;
  readonly pollPrices: (lists: readonly ListFeed[]) => void;
};

/**
 * Returns what looks after the prices on the screen, each second (C9.02): those that a socket carries are right while it works, and all
 * others (without a socket, or of a day that none follows) are requested every 60 s.
 */
export function createPriceWatch({ world, store, kept, clock, connection, pollPrices }: PriceWatchParts): () => void {
  let askedSeconds = -Infinity;
  return () => {
    const { state, lastSyncSeconds } = connection.getStatus();
    const carried = state === "live" ? connection.getState().joined : [];
    const shown = kept.shown();
    for (const list of shown)
      if (isNumbered(list) && carried.includes(oddsOf(list) ?? "")) store.confirmPrices(list.key, lastSyncSeconds);
    const dueSeconds = clock.nowSeconds() - prematchOddsSeconds.sync;
    if (!world.isOnline() || askedSeconds > dueSeconds) return;
    const due = shown.filter(({ key }) => (store.getPricedSeconds(key) ?? Infinity) <= dueSeconds);
    if (due.length === 0) return;
    askedSeconds = clock.nowSeconds();
    pollPrices(due);
  };
}
