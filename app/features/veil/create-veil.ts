import { hideThings } from "../../feeds/hide-things.ts";
import { noPastBody } from "../../feeds/masked-body.ts";
import { oddsKinds } from "../../feeds/veiled-kinds.ts";
import { emptyBody } from "../../../shared/wire/codec.ts";
import { parseFeedName } from "../../../shared/wire/feed-names.ts";
import { hidesNextOf, withoutNext } from "../../feeds/without-next.ts";
import type { Veil } from "../../live/veil.ts";
import { compareNames } from "./compare-names.ts";
import { createHiddenGames, type ShownListener } from "./hidden-games.ts";
import { isSame, mayHide } from "./hidden-things.ts";
import { createLateEvents } from "./late-events.ts";
import { createVeiledLists, type VeiledListsParts } from "./veiled-lists.ts";

type VeilParts = VeiledListsParts & {
  /** Stands for the name of a side that a hidden result decided. */
  readonly hiddenName: string;
  /** Loads a feed as its visitor may see it, which is `noPastBody` where its origin cannot tell the past; null if that fails. */
  readonly readShownFeed: (feedName: string, delaySeconds: number) => ReturnType<Parameters<Veil["read"]>[1]>;
  /** Loads the sides of a game that no list has had yet; null if they cannot be loaded. */
  readonly readSides: (eventId: string) => Promise<readonly string[] | null>;
};

/** Whether a feed belongs to one of the named games or parts: its name contains their name after a `_`. */
const isNamed = (names: ReadonlySet<string>, feedName: string) =>
  [...names].some((each) => feedName.includes(`_${each}`));

/** The event that a feed belongs to; undefined for a feed of several. */
function eventOf(feedName: string): string | undefined {
  const parsed = parseFeedName(feedName);
  return parsed !== null && "eventId" in parsed ? parsed.eventId : undefined;
}

/**
 * Hides results, and shows every event as late as its visitor wants it. For an event first seen more recently, it hides whatever a delayed
 * television broadcast may not have shown yet.
 */
export function createVeil(options: VeilParts): Veil {
  const { delaySeconds, isHidden, things, readSides, hiddenName } = options;
  const shownListeners: ShownListener[] = [];
  const tellShown: ShownListener = (id, before, after) => {
    for (const listener of shownListeners) listener(id, before, after);
  };
  const games = createHiddenGames(options, tellShown);
  const late = createLateEvents({ ...options, veilOf: games.veilOf }, tellShown);
  const lists = createVeiledLists(options, games, late);
  /** Parts of pages that the visitor has revealed, by the common piece of their feeds' names. */
  const parts = new Set<string>();
  const askedSides = new Set<string>();
  const knownListeners = new Set<() => void>();
  const revealListeners: ((id: string) => void)[] = [];

  const isRevealed = (feedName: string) => isNamed(games.revealed, feedName) || isNamed(parts, feedName);

  /** The things that still hide something: a game that the visitor has revealed does not. */
  const stillHidden = () => things.filter(({ kind, id }) => kind !== "game" || !games.revealed.has(id));

  const hidesNext = (decidedBy: readonly string[]) => isHidden || hidesNextOf(stillHidden())(decidedBy);

  function learnSides(id: string) {
    if (askedSides.has(id) || games.eventOf(id) !== null) return;
    askedSides.add(id);
    void readSides(id).then((sides) => {
      if (sides === null || things.some((thing) => thing.kind === "team" && sides.includes(thing.id))) return;
      games.open(id);
      for (const listener of knownListeners) listener();
    });
  }

  function reveal(...ids: readonly string[]) {
    lists.reveal(ids);
    for (const id of ids) for (const listener of revealListeners) listener(id);
  }

  return {
    isHidden,
    hides: (kind, id) => things.some((thing) => isSame(thing, { kind, id })),
    delaySeconds,
    take: lists.take,
    drawn: lists.drawn,
    watch: lists.watch,
    show(id, event) {
      if (!games.isOpen(id, event)) return games.cover(id, event);
      return delaySeconds(id) === 0 || games.revealed.has(id) ? event : late.show(id, event);
    },
    onShown: (listener) => void shownListeners.push(listener),
    covers: (id) => (isHidden || things.length > 0) && !games.revealed.has(id) && !games.isKnownOpen(id),
    tellsOf(id) {
      if (isHidden || games.isKnownOpen(id)) return !isHidden;
      const hiding = things.filter((thing) => mayHide(thing, id));
      if (hiding.length > 0 && hiding.every(({ kind }) => kind === "team")) learnSides(id);
      return hiding.length === 0;
    },
    onKnown(listener) {
      knownListeners.add(listener);
      return () => void knownListeners.delete(listener);
    },
    orderOf(one, other) {
      if (!games.isCovered(one) || !games.isCovered(other)) return 0;
      return compareNames(games.eventOf(one)?.homeName ?? "", games.eventOf(other)?.homeName ?? "");
    },
    reveal,
    revealPart(part) {
      if (games.isCovered(part)) return reveal(part);
      parts.add(part);
      for (const listener of revealListeners) listener(part);
    },
    onReveal: (listener) => void revealListeners.push(listener),
    lacks: (feedName, body) => isHidden || body === noPastBody || isRevealed(feedName),
    hidesNext,
    toTake: (feedName, body) => withoutNext(feedName, body, hidesNext, hiddenName),
    read: createReader(options),
    toLoad: (loads) => (context, names, done) => {
      if (names.some((name) => games.isOfHidden(name) && !isNamed(parts, name))) return done(null);
      const load = names.some(isRevealed) ? loads.loadPresent : loads.loadFeeds;
      load(context, names, (feeds) => {
        const hiding = stillHidden();
        const shown = feeds?.map((feed, index) => {
          const name = names[index] ?? "";
          const isOpen = hiding.length === 0 || isNamed(parts, name);
          return isOpen ? feed : { ...feed, body: hideThings(name, feed.body, hiding, games.isCovered) };
        });
        done(shown ?? null);
      });
    },
  };
}

/** Reads feeds as their visitor may see them. */
function createReader({ timers, delaySeconds, isHidden, things, readShownFeed }: VeilParts): Veil["read"] {
  return async (feedName, present) => {
    const lateSeconds = delaySeconds(eventOf(feedName));
    const isVeiled = isHidden || lateSeconds > 0;
    if (!isVeiled && things.length === 0) return present();
    if (oddsKinds.has(parseFeedName(feedName)?.kind ?? "system"))
      return isVeiled ? { body: emptyBody, seq: null } : present();
    const shown = await readShownFeed(feedName, lateSeconds);
    if (shown?.body !== noPastBody) return shown;
    const feed = await present();
    await new Promise<void>((resolve) => void timers.after(lateSeconds * 1000, resolve));
    return feed;
  };
}
