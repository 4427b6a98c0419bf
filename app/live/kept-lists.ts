import { lifetimeOf } from "../storage/data-scopes.ts";
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

/** How many lists are kept for going back after they have left the screen. */
const mostLeft = 6;
/** A list that is not followed counts as current for this long, unless it is of the archive. */
const unfollowedSeconds = 60;

type Kept = {
  list: ListFeed;
  /** Pages that show it now. */
  shown: number;
  wasShown: boolean;
  isOutdated: boolean;
  cancel: () => void;
};

/** How long a list is kept from now on (C3.21). A temporary one that its page has yet to show must outlast the rendering of that page. */
const secondsLeft = ({ list: { scope = "default" }, wasShown }: Kept) =>
  lifetimeOf(scope === "temporary" && !wasShown ? "default" : scope);

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
    const seconds = secondsLeft(entry);
    // A list whose page only draws another section is shown again at once, before the timer.
    entry.cancel = seconds === null ? () => {} : timers.after(seconds * 1_000, () => drop(key));
    // A page of many lists opens all of them before it shows the first.
    const left = [...kept].filter(
      ([, { list, shown, wasShown }]) => shown === 0 && wasShown && list.scope !== "temporary",
    );
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
      return list.isFollowed || list.scope === "archive" || nowSeconds - list.nowSeconds < unfollowedSeconds;
    },
  };
}
