import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { isNews, veilEvent } from "../../feeds/veiled-events.ts";
import { hideThings } from "../../feeds/hide-things.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import type { Timers } from "../../live/timers.ts";
import type { Veil } from "../../live/veil.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { parseFeedName } from "../../../shared/wire/feed-names.ts";
import { readDay } from "../../feeds/decoded-feeds.ts";
import { compareNames } from "./compare-names.ts";
import { hidesGame, isSame, leagueKeyOf, mayHide, type EventPlace, type HiddenThing } from "./hidden-things.ts";

type VeilParts = {
  readonly timers: Timers;
  readonly nowSeconds: () => number;
  readonly delaySeconds: () => number;
  /** Whether all results are hidden. */
  readonly isHidden: boolean;
  /** The things whose results are hidden even if `isHidden` is false. */
  readonly things: readonly HiddenThing[];
  /** Loads a list's feed as it is now into the store; `mustFollow` if nothing of the list was followed before. */
  readonly readTruth: (list: ListFeed, mustFollow: boolean) => void;
  /** Loads the sides of a game that no list has had yet; null if they cannot be loaded. */
  readonly readSides: (eventId: string) => Promise<readonly string[] | null>;
};

type Version = { readonly atMs: number; readonly event: EventFields };
type Seen = { shown: EventFields; readonly waiting: Version[]; last: EventFields };

/** Whether a feed belongs to one of the named games or parts: its name contains their name after a `_`. */
const isNamed = (names: ReadonlySet<string>, feedName: string) =>
  [...names].some((each) => feedName.includes(`_${each}`));

/** A game that begins later than this is shown as begun only by a page loaded later. */
const longestWaitSeconds = 86_400;

/** The most events that are kept; those that were first shown longest ago go first. */
const mostKept = 3_000;

/**
 * Hides results, and shows every event as it was `delaySeconds` ago. For an event first seen more recently, it hides whatever a delayed
 * television broadcast may not have shown yet.
 */
export function createVeil({
  timers,
  nowSeconds,
  delaySeconds,
  isHidden,
  things,
  readTruth,
  readSides,
}: VeilParts): Veil {
  const seen = new Map<string, Seen>();
  const veiled = new WeakMap<EventFields, EventFields>();
  /** Hidden games that will begin while the page is open, and those that have begun. */
  const watched = new Set<string>();
  const begun = new Set<string>();
  const revealed = new Set<string>();
  /** Parts of pages that the visitor has revealed, by the common piece of their feeds' names. */
  const parts = new Set<string>();
  const taken = new Map<string, ListFeed>();
  const read = new WeakSet<ListFeed>();
  let isDrawn = false;
  const awaited: ListFeed[] = [];
  const places = new Map<string, EventPlace>();
  /** The known games whose result may be shown. */
  const open = new Set<string>();
  /** The other known games, with their real results. */
  const covered = new Map<string, EventFields>();
  const shownListeners: ((id: string, before: EventFields, after: EventFields) => void)[] = [];
  const askedSides = new Set<string>();
  const knownListeners = new Set<() => void>();
  const revealListeners: ((id: string) => void)[] = [];

  function veilOf(event: EventFields): EventFields {
    const known = veiled.get(event) ?? veilEvent(event, hasBegun(event));
    veiled.set(event, known);
    return known;
  }

  /** Trusts the document for events that it has veiled: with a wrong device clock the page would differ from the server's. */
  function hasBegun({ id, statusType: type, startSeconds }: EventFields): boolean {
    if (type == null || begun.has(id ?? "")) return true;
    return type !== statusType.scheduled && (startSeconds ?? 0) <= nowSeconds();
  }

  /** Shows a hidden game as scheduled until it begins. */
  function watchStart(id: string, event: EventFields) {
    const waitSeconds = (event.startSeconds ?? 0) - nowSeconds();
    if (watched.has(id) || waitSeconds <= 0 || waitSeconds > longestWaitSeconds) return;
    watched.add(id);
    timers.after(waitSeconds * 1000, () => {
      const current = covered.get(id);
      if (current === undefined || revealed.has(id)) return;
      const before = veilOf(current);
      begun.add(id);
      veiled.delete(current);
      for (const listener of shownListeners) listener(id, before, veilOf(current));
    });
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

  function isOpen(id: string, event: EventFields): boolean {
    if (revealed.has(id)) return true;
    const isSeen = !isHidden && !hidesGame(things, event, places.get(id) ?? null);
    if (isSeen) open.add(id);
    return isSeen;
  }

  /** Whether a feed belongs to a game whose result is hidden, or may be. */
  function isOfHidden(feedName: string): boolean {
    const parsed = parseFeedName(feedName);
    if (parsed === null || !("eventId" in parsed)) return isHidden;
    const id = parsed.eventId;
    if (revealed.has(id) || open.has(id)) return false;
    return isHidden || covered.has(id) || things.some((thing) => mayHide(thing, id));
  }

  /** The things that still hide something: a game that the visitor has revealed does not. */
  const stillHidden = () => things.filter(({ kind, id }) => kind !== "game" || !revealed.has(id));
  const isCovered = (id: string) => covered.has(id) && !revealed.has(id) && !open.has(id);

  /** Whether nothing of a list may be shown; the list is not followed then. */
  function isClosed({ sportId, feed }: ListFeed): boolean {
    if (!isHidden && things.length === 0) return false;
    const { leagues } = readDay(feed);
    for (const { league, events } of leagues) {
      const place = { leagueKey: leagueKeyOf(league.sportId ?? sportId, league), stageId: league.stageId ?? "" };
      for (const { id } of events) places.set(id ?? "", place);
    }
    const all = leagues.flatMap(({ events }) => events);
    return (isHidden || all.length > 0) && !all.some((event) => isOpen(event.id ?? "", event));
  }

  function learnSides(id: string) {
    if (askedSides.has(id) || covered.has(id)) return;
    askedSides.add(id);
    void readSides(id).then((sides) => {
      if (sides === null || things.some((thing) => thing.kind === "team" && sides.includes(thing.id))) return;
      open.add(id);
      for (const listener of knownListeners) listener();
    });
  }

  function reveal(...ids: readonly string[]) {
    const lists = [...taken.values()].filter(({ feed }) => ids.some((id) => feed.includes(`÷${id}¬`)));
    const closed = new Set(lists.filter(isClosed));
    for (const id of ids) {
      revealed.add(id);
      const event = covered.get(id);
      // A list that also has visible games is followed already and brings no new row for this game, so notify.
      if (event !== undefined) for (const listener of shownListeners) listener(id, event, event);
    }
    for (const list of lists) readTruth(list, closed.has(list));
    for (const id of ids) for (const listener of revealListeners) listener(id);
  }

  return {
    isHidden,
    hides: (kind, id) => things.some((thing) => isSame(thing, { kind, id })),
    delaySeconds,
    take(list) {
      taken.set(list.key, list);
      const closed = isClosed(list);
      // A document lacks the latest results and those revealed since: load them once the page has been drawn.
      const isLate = delaySeconds() > 0 || [...revealed].some((id) => list.feed.includes(`÷${id}¬`));
      if (!isHidden && !closed && isLate && !read.has(list)) {
        read.add(list);
        if (isDrawn) timers.after(0, () => readTruth(list, false));
        else awaited.push(list);
      }
      if (!isHidden && !closed && delaySeconds() === 0) return list;
      // Remove the odds: they move with the score and would reveal it.
      const unpriced = { ...list, odds: null, oddsSeq: null, oddsFeedName: null, market: null };
      return closed ? { ...unpriced, isFollowed: false } : unpriced;
    },
    drawn() {
      isDrawn = true;
      for (const list of awaited.splice(0)) timers.after(0, () => readTruth(list, false));
    },
    show(id, event) {
      if (!isOpen(id, event)) {
        covered.set(id, event);
        watchStart(id, event);
        return veilOf(event);
      }
      return delaySeconds() === 0 || revealed.has(id) ? event : showLate(id, event);
    },
    onShown: (listener) => void shownListeners.push(listener),
    covers: (id) => (isHidden || things.length > 0) && !revealed.has(id) && !open.has(id),
    tellsOf(id) {
      if (isHidden || open.has(id)) return !isHidden;
      const hiding = things.filter((thing) => mayHide(thing, id));
      if (hiding.length > 0 && hiding.every(({ kind }) => kind === "team")) learnSides(id);
      return hiding.length === 0;
    },
    onKnown(listener) {
      knownListeners.add(listener);
      return () => void knownListeners.delete(listener);
    },
    orderOf(one, other) {
      if (!isCovered(one) || !isCovered(other)) return 0;
      return compareNames(covered.get(one)?.homeName ?? "", covered.get(other)?.homeName ?? "");
    },
    reveal,
    revealPart(part) {
      if (isCovered(part)) return reveal(part);
      parts.add(part);
      for (const listener of revealListeners) listener(part);
    },
    onReveal: (listener) => void revealListeners.push(listener),
    lacks: (feedName) => isHidden || delaySeconds() > 0 || isNamed(revealed, feedName) || isNamed(parts, feedName),
    toLoad: (load) => (context, names, done) => {
      if (names.some((name) => isOfHidden(name) && !isNamed(parts, name))) return done(null);
      load(context, names, (feeds) => {
        const hiding = stillHidden();
        const shown = feeds?.map((feed, index) => {
          const name = names[index] ?? "";
          const isOpen = hiding.length === 0 || isNamed(parts, name);
          return isOpen ? feed : { ...feed, body: hideThings(name, feed.body, hiding, isCovered) };
        });
        timers.after(isHidden ? 0 : delaySeconds() * 1000, () => done(shown ?? null));
      });
    },
  };
}
