import { parseFeedName } from "../../../shared/wire/feed-names.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { veilEvent } from "../../feeds/veiled-events.ts";
import type { Timers } from "../../live/timers.ts";
import { hidesGame, mayHide, type EventPlace, type HiddenThing } from "./hidden-things.ts";

export type HiddenGamesParts = {
  readonly timers: Timers;
  readonly nowSeconds: () => number;
  /** Whether all results are hidden. */
  readonly isHidden: boolean;
  /** The things whose results are hidden even if `isHidden` is false. */
  readonly things: readonly HiddenThing[];
};
/** Learns that a game is shown in another way than before. */
export type ShownListener = (id: string, before: EventFields, after: EventFields) => void;

/** A game that begins later than this is shown as begun only by a page loaded later. */
const longestWaitSeconds = 86_400;

export type HiddenGames = ReturnType<typeof createHiddenGames>;

/** Knows which games' results are hidden, which of them the visitor has revealed, and how a hidden game looks. */
export function createHiddenGames(
  { timers, nowSeconds, isHidden, things }: HiddenGamesParts,
  tellShown: ShownListener,
) {
  const veiled = new WeakMap<EventFields, EventFields>();
  /** Hidden games that will begin while the page is open, and those that have begun. */
  const watched = new Set<string>();
  const begun = new Set<string>();
  const revealed = new Set<string>();
  const places = new Map<string, EventPlace>();
  /** The known games whose result may be shown. */
  const open = new Set<string>();
  /** The other known games, with their real results. */
  const covered = new Map<string, EventFields>();

  function veilOf(event: EventFields): EventFields {
    const known = veiled.get(event);
    if (known !== undefined) return known;
    const shown = veilEvent(event, seenAtSeconds(event));
    const isBegun = shown.statusType === statusType.scheduled && begun.has(event.id ?? "");
    const now = isBegun ? { ...shown, statusType: statusType.live } : shown;
    veiled.set(event, now);
    return now;
  }

  /** Trusts the document for events that it has veiled: with a wrong device clock the page would differ from the server's. */
  const seenAtSeconds = ({ status }: EventFields): number => (status == null ? Infinity : nowSeconds());

  /** Shows a hidden game as live from its start on: its page does not follow it, so nothing else says that it has begun. */
  function watchStart(id: string, event: EventFields) {
    if (event.statusType !== statusType.scheduled || watched.has(id)) return;
    const waitSeconds = (event.startSeconds ?? 0) - nowSeconds();
    if (waitSeconds <= 0 || waitSeconds > longestWaitSeconds) return;
    watched.add(id);
    timers.after(waitSeconds * 1000, () => {
      const current = covered.get(id);
      if (current === undefined || revealed.has(id)) return;
      const before = veilOf(current);
      begun.add(id);
      veiled.delete(current);
      tellShown(id, before, veilOf(current));
    });
  }

  return {
    revealed: revealed as ReadonlySet<string>,
    veilOf,
    place: (id: string, place: EventPlace) => void places.set(id, place),
    isOpen(id: string, event: EventFields): boolean {
      if (revealed.has(id)) return true;
      const isSeen = !isHidden && !hidesGame(things, event, places.get(id) ?? null);
      if (isSeen) open.add(id);
      return isSeen;
    },
    isKnownOpen: (id: string): boolean => open.has(id),
    open: (id: string) => void open.add(id),
    /** Hides a game's result. @returns the game as it may be seen */
    cover(id: string, event: EventFields): EventFields {
      covered.set(id, event);
      watchStart(id, event);
      return veilOf(event);
    },
    /** A game that was hidden at any time, with its real result. */
    eventOf: (id: string): EventFields | null => covered.get(id) ?? null,
    isCovered: (id: string): boolean => covered.has(id) && !revealed.has(id) && !open.has(id),
    reveal(id: string) {
      revealed.add(id);
      const event = covered.get(id);
      // A list that also has visible games is followed already and brings no new row for this game, so notify.
      if (event !== undefined) tellShown(id, event, event);
    },
    /** Whether a feed belongs to a game whose result is hidden, or may be. */
    isOfHidden(feedName: string): boolean {
      const parsed = parseFeedName(feedName);
      if (parsed === null || !("eventId" in parsed)) return isHidden;
      const id = parsed.eventId;
      if (revealed.has(id) || open.has(id)) return false;
      return isHidden || covered.has(id) || things.some((thing) => mayHide(thing, id));
    },
  };
}
