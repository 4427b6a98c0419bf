import { feedNameAt } from "./feed-name-at.ts";
import type { ListFeed } from "./list-feed.ts";
import type { Timers } from "./timers.ts";

export type KeptLists = ReturnType<typeof createKeptLists>;

/** How many lists are kept for going back after they have left the screen, and for how long. */
const mostLeft = 6;
const leftMs = 10 * 60_000;
/** A list that is not followed counts as current for this long. */
const unfollowedSeconds = 60;

type Kept = {
  list: ListFeed;
  /** Pages that show it now. */
  shown: number;
  wasShown: boolean;
  isOutdated: boolean;
  cancel: () => void;
};

/** The lists that are open: those on the screen, and a few that were, until they have aged. */
export function createKeptLists(timers: Timers, forget: (key: string) => void) {
  // The order is that in which lists left the screen, the longest ago first.
  const kept = new Map<string, Kept>();

  function drop(key: string) {
    kept.get(key)?.cancel();
    kept.delete(key);
    forget(key);
  }

  function age(key: string, entry: Kept) {
    kept.delete(key);
    kept.set(key, entry);
    entry.cancel();
    entry.cancel = timers.after(leftMs, () => drop(key));
    // A page of many lists opens all of them before it shows the first.
    const left = [...kept].filter(([, { shown, wasShown }]) => shown === 0 && wasShown);
    for (const [oldest] of left.slice(0, Math.max(0, left.length - mostLeft))) drop(oldest);
  }

  return {
    /**
     * Opens a list, or replaces it by a later load. A list that no page shows in the end is dropped after a while.
     */
    open(list: ListFeed) {
      const known = kept.get(list.key);
      const entry = known ?? { list, shown: 0, wasShown: false, isOutdated: false, cancel: () => {} };
      if (entry.list !== list) entry.isOutdated = false;
      entry.list = list;
      if (known === undefined) age(list.key, entry);
    },
    show(key: string) {
      const entry = kept.get(key);
      if (entry === undefined) return;
      entry.shown += 1;
      entry.wasShown = true;
      entry.cancel();
    },
    leave(key: string) {
      const entry = kept.get(key);
      if (entry === undefined) return;
      entry.shown -= 1;
      if (entry.shown === 0) age(key, entry);
    },
    /** All but those whose first rendering is still going on. */
    followed: (): readonly ListFeed[] => [...kept.values()].flatMap(({ list, wasShown }) => (wasShown ? list : [])),
    shown: (): readonly ListFeed[] => [...kept.values()].filter(({ shown }) => shown > 0).map(({ list }) => list),
    /** An event has come that lists which are not on the screen lack. */
    outdateLeft(isConcerned: (list: ListFeed) => boolean) {
      for (const entry of kept.values()) entry.isOutdated ||= entry.shown === 0 && isConcerned(entry.list);
    },
    /** The list can be shown unchanged: it was followed all the time, and its name still means the same day. */
    isRight(key: string, nowSeconds: number): boolean {
      const entry = kept.get(key);
      if (entry === undefined || entry.isOutdated) return false;
      const { list } = entry;
      if (feedNameAt(list.feedName, list.nowSeconds, nowSeconds) !== list.feedName) return false;
      return list.isFollowed || nowSeconds - list.nowSeconds < unfollowedSeconds;
    },
  };
}
