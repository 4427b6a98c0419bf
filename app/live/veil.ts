import type { EventFields } from "../../shared/feed/event-fields.ts";
import type { ListFeed } from "./list-feed.ts";

type LoadedFeeds = readonly { readonly body: string; readonly seq: number | null }[] | null;
export type LoadFeeds = (context: string, names: readonly string[], done: (feeds: LoadedFeeds) => void) => void;

/** Between what the store knows and what a page shows, for a visitor who wants to see results later, or not at all (docs/adr/011). */
export type Veil = {
  /** The list as it is followed: not at all while nothing of it may be seen. */
  readonly take: (list: ListFeed) => ListFeed;
  /** A list is on the screen: what its document lacked may be read. Sooner, the page would be drawn anew while it is hydrated. */
  readonly drawn: () => void;
  /** The event as it may be seen now; the same object until that changes. */
  readonly show: (id: string, event: EventFields) => EventFields;
  /** Calls when an event may be seen as it has become. */
  readonly onShown: (listener: (id: string, before: EventFields, after: EventFields) => void) => void;
  /** How late the page is. */
  readonly delaySeconds: () => number;
  /** Whether no result is shown but those that were asked for. */
  readonly isHidden: boolean;
  /** Whether a game, a team, a league or a race is hidden by itself. */
  readonly hides: (kind: "game" | "team" | "league" | "race", id: string) => boolean;
  /** Whether news of a followed game may be told: not while it is unknown whether something hides it. */
  readonly tellsOf: (id: string) => boolean;
  /** Calls when it has become known that nothing hides a game; returns what ends it. */
  readonly onKnown: (listener: () => void) => () => void;
  /** Whether nothing of a game may be seen that moves with its score, prices neither. */
  readonly covers: (id: string) => boolean;
  /** The order of two starters: by their names where neither may tell its place, which a list that is followed for other games has them by. */
  readonly orderOf: (one: string, other: string) => number;
  /** Shows results that were asked for: of a game, or of all starters of a race. */
  readonly reveal: (...ids: readonly string[]) => void;
  /** Shows a masked part of a page: what of its feeds' names is theirs alone, a game's id or those of a season's table. */
  readonly revealPart: (part: string) => void;
  /** Calls when the visitor has asked for a result, or for a part. */
  readonly onReveal: (listener: (idOrPart: string) => void) => void;
  /** Whether a document lacks of a section what its visitor may see by now. */
  readonly lacks: (feedName: string) => boolean;
  /** The feeds of a page's sections, as late as everything. */
  readonly toLoad: (load: LoadFeeds) => LoadFeeds;
};

let veil: Veil | null = null;

/** Before anything is drawn; most visitors have none, and load no code for it. */
export const setVeil = (of: Veil): void => void (veil = of);

/** Null on a server, which sends what may be seen and no more. */
export const currentVeil = (): Veil | null => veil;
