import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { isNews, veilEvent } from "../../feeds/veiled-events.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import type { Timers } from "../../live/timers.ts";
import type { Veil } from "../../live/veil.ts";

type VeilParts = {
  readonly timers: Timers;
  readonly nowSeconds: () => number;
  readonly delaySeconds: () => number;
  readonly isHidden: boolean;
  /** Takes what a list's feed says now into the store; the list is followed if its `isFollowed` says so. */
  readonly readTruth: (list: ListFeed) => void;
};

type Version = { readonly atMs: number; readonly event: EventFields };
type Seen = { shown: EventFields; readonly waiting: Version[]; last: EventFields };

/** Only the events asked for last are kept; the oldest go first. */
const mostKept = 3_000;

/**
 * Every event in the version that was true some seconds ago. Of one that was first seen later than that nothing is shown that a
 * television could still be about to show.
 */
export function createVeil({ timers, nowSeconds, delaySeconds, isHidden, readTruth }: VeilParts): Veil {
  const seen = new Map<string, Seen>();
  const veiled = new WeakMap<EventFields, EventFields>();
  const revealed = new Set<string>();
  const taken = new Map<string, ListFeed>();
  const read = new WeakSet<ListFeed>();
  const shownListeners: ((id: string, before: EventFields, after: EventFields) => void)[] = [];
  const revealListeners: ((id: string) => void)[] = [];

  function veilOf(event: EventFields): EventFields {
    const known = veiled.get(event) ?? veilEvent(event);
    veiled.set(event, known);
    return known;
  }

  function mature(id: string) {
    const entry = seen.get(id);
    if (entry === undefined) return;
    const before = entry.shown;
    const due = timers.nowMs() - delaySeconds() * 1000;
    while (entry.waiting[0] !== undefined && entry.waiting[0].atMs <= due) {
      entry.shown = entry.waiting.shift()?.event ?? entry.shown;
    }
    if (entry.shown !== before) for (const listener of shownListeners) listener(id, before, entry.shown);
  }

  function showLate(id: string, event: EventFields): EventFields {
    const known = seen.get(id);
    if (known === undefined) {
      const [oldest] = seen.keys();
      if (seen.size >= mostKept && oldest !== undefined) seen.delete(oldest);
    }
    const entry = known ?? {
      shown: isNews(event, nowSeconds()) ? veilOf(event) : event,
      waiting: [],
      last: event,
    };
    if (known === undefined) seen.set(id, entry);
    if (known === undefined ? entry.shown !== event : entry.last !== event) {
      entry.last = event;
      entry.waiting.push({ atMs: timers.nowMs(), event });
      timers.after(delaySeconds() * 1000, () => mature(id));
    }
    return entry.shown;
  }

  return {
    isHidden,
    delaySeconds,
    take(list) {
      taken.set(list.key, list);
      // A document holds no results: they are read when the page has been shown.
      if (!isHidden && !read.has(list)) {
        read.add(list);
        timers.after(0, () => readTruth(list));
      }
      // Prices move with the score.
      const unpriced = { ...list, odds: null, oddsSeq: null, oddsFeedName: null, market: null };
      return isHidden && !holdsRevealed(list) ? { ...unpriced, isFollowed: false } : unpriced;
    },
    show: (id, event) =>
      isHidden ? (revealed.has(id) ? event : veilOf(event)) : delaySeconds() === 0 ? event : showLate(id, event),
    onShown: (listener) => void shownListeners.push(listener),
    isRevealed: (id) => revealed.has(id),
    reveal(id) {
      revealed.add(id);
      for (const list of taken.values()) if (list.feed.includes(`÷${id}¬`)) readTruth(list);
      for (const listener of revealListeners) listener(id);
    },
    onReveal: (listener) => void revealListeners.push(listener),
    toLoad: (load) => (context, names, done) => {
      const isOpen = names.every((name) => [...revealed].some((id) => name.includes(`_${id}`)));
      if (isHidden && !isOpen) return done(null);
      load(context, names, (feeds) => timers.after(isHidden ? 0 : delaySeconds() * 1000, () => done(feeds)));
    },
  };

  function holdsRevealed({ feed }: ListFeed): boolean {
    return [...revealed].some((id) => feed.includes(`÷${id}¬`));
  }
}
