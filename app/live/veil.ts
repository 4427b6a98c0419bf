import type { EventFields } from "../../shared/wire/event-fields.ts";
import type { ListFeed } from "./list-feed.ts";

type LoadedFeed = { readonly body: string; readonly seq: number | null };
type LoadedFeeds = readonly LoadedFeed[] | null;
export type LoadFeeds = (context: string, names: readonly string[], done: (feeds: LoadedFeeds) => void) => void;

/** How a page loads feeds: as late as everything on it, or as they are now, for a result that its visitor has revealed. */
export type Loads = { readonly loadFeeds: LoadFeeds; readonly loadPresent: LoadFeeds };

/** Hides results that the store knows from a visitor who wants to see them later, or not at all (docs/adr/011). */
export type Veil = {
  /** The list as it is followed: not at all while nothing of it may be seen. */
  readonly take: (list: ListFeed) => ListFeed;
  /** Called when a list is on the screen: results that its document lacked may then load. Earlier, hydration would render the page anew. */
  readonly drawn: () => void;
  /** Reads shown lists again that the socket does not keep up to date. Returns the function that ends it. */
  readonly watch: (shown: () => readonly ListFeed[]) => () => void;
  /** The event as it may be seen now; the same object until that changes. */
  readonly show: (id: string, event: EventFields) => EventFields;
  /** Calls when an event may be seen as it has become. */
  readonly onShown: (listener: (id: string, before: EventFields, after: EventFields) => void) => void;
  /** How late an event is shown; without one, how late the latest is, which the document is as a whole. */
  readonly delaySeconds: (eventId?: string) => number;
  /** Whether every result is hidden unless the visitor requests it. */
  readonly isHidden: boolean;
  /** Whether a game, a team, a league or a race is hidden by itself. */
  readonly hides: (kind: "game" | "team" | "league" | "race", id: string) => boolean;
  /** Whether the page may show news of a followed game: not while it is unknown whether something hides the game. */
  readonly tellsOf: (id: string) => boolean;
  /** Calls the listener once it is known that nothing hides a game; returns the function that unsubscribes. */
  readonly onKnown: (listener: () => void) => () => void;
  /** Whether everything that moves with a game's score is hidden, its prices too. */
  readonly covers: (id: string) => boolean;
  /** The order of two starters: by name if both hide their places, which order them in a list that is followed for other games. */
  readonly orderOf: (one: string, other: string) => number;
  /** Shows requested results: those of a game, or of all starters of a race. */
  readonly reveal: (...ids: readonly string[]) => void;
  /** Shows a masked part of a page, named by the distinctive part of its feeds' names: a game's id or the ids of a season's table. */
  readonly revealPart: (part: string) => void;
  /** Calls the listener when the visitor has requested a result, or a part. */
  readonly onReveal: (listener: (idOrPart: string) => void) => void;
  /** Whether a document's body of a section lacks data that its visitor may see by now, or after the delay. */
  readonly lacks: (feedName: string, body: string) => boolean;
  /** Whether the game is hidden that these ids decided: another result that is hidden names its sides. */
  readonly hidesNext: (decidedBy: readonly string[]) => boolean;
  /** A list's body as it may be taken, by the name of its feed: without the names of those sides. */
  readonly toTake: (feedName: string, body: string) => string;
  /** Reads a feed of a page as its visitor may see it: as it was so long ago as its event is late, without hidden results; `present` reads it as it is. */
  readonly read: (feedName: string, present: () => Promise<LoadedFeed | null>) => Promise<LoadedFeed | null>;
  /** The feeds of a page's sections as their visitor may see them. */
  readonly toLoad: (loads: Loads) => LoadFeeds;
};

let veil: Veil | null = null;

/** Called before anything is drawn; most visitors have no veil, and load no code for it. */
export const setVeil = (of: Veil): void => void (veil = of);

/** Null on a server, which sends only visible data. */
export const currentVeil = (): Veil | null => veil;
