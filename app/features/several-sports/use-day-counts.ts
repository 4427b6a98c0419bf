import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Counts } from "../../live/counts.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import type { ListFeed } from "../../live/list-feed.ts";
import type { ListLeague } from "../../live/lists.ts";

export type DayCounts = {
  readonly total: Counts;
  /** The counts of each list, in the order of `lists`. */
  readonly ofLists: readonly Counts[];
  readonly leagues: readonly ListLeague[];
  /** The leagues of each list, in the same order. */
  readonly leaguesOfLists: readonly (readonly ListLeague[])[];
};

/** How many games several lists hold in each tab, kept current. */
export function useDayCounts(lists: readonly ListFeed[]): DayCounts {
  const client = useLiveClient();
  const { store } = client;
  // Open the lists while rendering, because the page renders from the store. Opening the same load again does nothing.
  const keys = useMemo(() => lists.map((list) => client.open(list)), [client, lists]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = keys.map((key) => store.subscribeCounts(key, listener));
      return () => ends.forEach((end) => end());
    },
    [store, keys],
  );
  // The joined text changes only when a count changes.
  const get = () => keys.map((key) => Object.values(store.getCounts(key)).join(" ")).join();
  useSyncExternalStore(subscribe, get, get);
  const ofLists = keys.map((key) => store.getCounts(key));
  const leaguesOfLists = keys.map((key) => store.getLeagues(key));
  return { total: sumOf(ofLists), ofLists, leagues: leaguesOfLists.flat(), leaguesOfLists };
}

function sumOf(ofLists: readonly Counts[]): Counts {
  const total = { all: 0, live: 0, finished: 0, scheduled: 0 };
  for (const { all, live, finished, scheduled } of ofLists) {
    total.all += all;
    total.live += live;
    total.finished += finished;
    total.scheduled += scheduled;
  }
  return total;
}
