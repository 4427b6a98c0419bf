import { feedNameAt } from "./feed-name-at.ts";
import type { ListFeed } from "./list-feed.ts";
import type { Timers } from "./timers.ts";

/** The open lists: those on the screen, and a few that were, until they have aged. */
export type KeptLists = {
  /** Opens a list, or replaces it by a later load. A list that no page shows in the end is dropped after a while. */
  readonly open: (list: ListFeed) => void;
  readonly show: (key: string) => void;
  readonly leave: (key: string) => void;
  /** All lists except those in their first rendering. */
  readonly followed: () => readonly ListFeed[];
  readonly shown: () => readonly ListFeed[];
  /** Marks the lists that are not on the screen and lack an event that has come. */
  readonly outdateLeft: (isConcerned: (list: ListFeed) => boolean) => void;
  /** Whether the list can be shown unchanged: it was followed all the time, and its name still means the same day. */
  readonly isRight: (key: string, nowSeconds: number) => boolean;
};

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

export function createKeptLists(timers: Timers, forget: (key: string) => void): KeptLists {
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
    open(list) {
      const known = kept.get(list.key);
      const entry = known ?? { list, shown: 0, wasShown: false, isOutdated: false, cancel: () => {} };
      if (entry.list !== list) entry.isOutdated = false;
      entry.list = list;
      if (known === undefined) age(list.key, entry);
    },
    show(key) {
      const entry = kept.get(key);
      if (entry === undefined) return;
      entry.shown += 1;
      entry.wasShown = true;
      entry.cancel();
    },
    leave(key) {
      const entry = kept.get(key);
      if (entry === undefined) return;
      entry.shown -= 1;
      if (entry.shown === 0) age(key, entry);
    },
    followed: () => [...kept.values()].flatMap(({ list, wasShown }) => (wasShown ? list : [])),
    shown: () => [...kept.values()].filter(({ shown }) => shown > 0).map(({ list }) => list),
    outdateLeft(isConcerned) {
      for (const entry of kept.values()) entry.isOutdated ||= entry.shown === 0 && isConcerned(entry.list);
    },
    isRight(key, nowSeconds) {
      const entry = kept.get(key);
      if (entry === undefined || entry.isOutdated) return false;
      const { list } = entry;
      if (feedNameAt(list.feedName, list.nowSeconds, nowSeconds) !== list.feedName) return false;
      return list.isFollowed || nowSeconds - list.nowSeconds < unfollowedSeconds;
    },
  };
}
