import type { Quote } from "../betting/quote.ts";
import type { Language } from "../texts/languages.ts";
import type { WonPoints } from "../competitions/rank-players.ts";
import type { Ranking } from "../competitions/rankings.ts";
import type { EventState } from "./event-state.ts";
import { initialState } from "./fold.ts";
import type { Incident } from "./incident.ts";
import type { Person } from "./player.ts";
import type { League, Schedule } from "./schedule.ts";
import type { Transfer } from "../competitions/transfer.ts";
import type { ScriptPosition } from "./script-position.ts";

/**
 * The origin of a provider's events:
 * - `real`: they are happening, or have happened;
 * - `replayed`: they happened once and play again, in leagues of their own;
 * - `simulated`: computed. Real events of the same tournament replace them, and pages say that they are simulated.
 */
export type EventOrigin = "real" | "replayed" | "simulated";

export type Fixture = { readonly league: League; readonly schedule: Schedule };

/** The input for a market, besides the event itself. */
export type PricedEvent = {
  readonly state: EventState;
  /** All starters of its league, in sports without duels. */
  readonly field: readonly EventState[];
  /** Home's lead from earlier games, where this one decides who reaches the next round; null where it does not. */
  readonly aheadInTie: number | null;
};

/** One bookmaker's decimal prices of the main bet: 1, X, 2, or 1 and 2 where there is no draw. Null: not offered. */
export type MainPrices = { readonly bookmakerId: number; readonly prices: readonly (number | null)[] };

/** Another name of a participant; `lang` is empty for one that is searched in every language and shown in none. */
export type OtherName = { readonly lang: Language | ""; readonly text: string };

/**
 * A source of events. The ledger knows its providers through this interface only. Every function is pure: for the
 * same arguments it gives the same answer for ever, so that no answer has to be stored.
 */
export type Provider = {
  /** It is in the schedule of each of its events. */
  readonly id: string;
  readonly origin: EventOrigin;
  /** How many days after their start its events leave the ledger; null for never. */
  readonly keptDays: number | null;
  /** Events that it has of a sport on a UTC day (days since 1970-01-01), as far as they are known on the day `today`. */
  readonly fixtures: (sportId: number, day: number, today: number) => readonly Fixture[];
  /** The first and the last day for which `fixtures` has events of a sport, on the day `today`; null without any. */
  readonly days: (sportId: number, today: number) => { readonly first: number; readonly last: number } | null;
  /** Those of the coming days that were not known the day before: the ledger asks each day. */
  readonly newFixtures: (sportId: number, today: number) => readonly Fixture[];
  /** All incidents that will ever happen in one of its events, in order. `kept` is the text stored with the event, null without one. */
  readonly script: (schedule: Schedule, kept: string | null) => readonly Incident[];
  /** How far one of its events is at a moment; quick, because a ledger that starts asks it of every event. */
  readonly positionAt: (schedule: Schedule, nowSeconds: number) => ScriptPosition;
  /** The main prices of any event at an instant. */
  readonly mainPrices: (state: EventState, atSeconds: number) => readonly MainPrices[];
  /**
   * The bookmakers that take bets on a live event in its state; null where it does not know. Pure like the state, so that an
   * earlier feed names the bookmakers of its time.
   */
  readonly liveBookmakers: (state: EventState) => readonly number[] | null;
  /** All its prices of any event at an instant. */
  readonly quotes: (event: PricedEvent, atSeconds: number) => readonly Quote[];
  /** Ids of the tournaments of a sport that it can name without being asked for any of them; in no order. */
  readonly tournaments: (sportId: number) => readonly string[];
  /**
   * The stages of a tournament's last seasons, the latest season first: at most so many seasons, and fewer of a
   * tournament that has very many stages in each.
   */
  readonly seasons: (tournamentId: string, nowSeconds: number, count: number) => readonly League[];
  /** The events of a stage, from its first to its last, as far as an instant knows them; by start. */
  readonly season: (league: League, nowSeconds: number) => readonly Fixture[];
  /** The first stage of a sport that begins after an instant, of one tournament or of any (null), however far ahead; null where it does not know. */
  readonly next: (
    sportId: number,
    tournamentId: string | null,
    afterSeconds: number,
  ) => { readonly league: League; readonly startSeconds: number } | null;
  /** A participant's events, from as long ago as is cheap to work out to the end of its season; in no order. */
  readonly games: (participantId: string, nowSeconds: number) => readonly Fixture[];
  /** The games of a series. */
  readonly series: (seriesId: string) => readonly Fixture[];
  /** The event of an id, whenever it is; null for an id that is not its own. */
  readonly event: (eventId: string) => Fixture | null;
  /** An event as its row is at an instant: quick where it is long over or far ahead. */
  readonly stateAt: (schedule: Schedule, nowSeconds: number) => EventState;
  /** The names of a participant besides its main name. */
  readonly otherNames: (participantId: string) => readonly OtherName[];
  /** A team's players and coach; empty for a team of another provider. */
  readonly people: (teamId: string) => readonly Person[];
  /** Somebody by id: a player, a coach or a referee. */
  readonly person: (personId: string) => Person | null;
  /** The moves that a team or a player was part of, of this year and the last; in no order. */
  readonly transfers: (participantId: string, nowSeconds: number) => readonly Transfer[];
  /** The points of a ranking's players before any result that the ledger holds. */
  readonly rankingPoints: (ranking: Ranking) => readonly WonPoints[];
};

/** A provider that answers nothing: others are made from it. */
export const silentProvider: Omit<Provider, "id" | "origin"> = {
  keptDays: null,
  fixtures: () => [],
  days: () => null,
  newFixtures: () => [],
  script: () => [],
  positionAt: () => ({ past: [], cursor: 0, dueSeconds: null, latestSeconds: 0 }),
  mainPrices: () => [],
  liveBookmakers: () => null,
  quotes: () => [],
  tournaments: () => [],
  seasons: () => [],
  season: () => [],
  next: () => null,
  games: () => [],
  series: () => [],
  event: () => null,
  stateAt: initialState,
  otherNames: () => [],
  people: () => [],
  person: () => null,
  transfers: () => [],
  rankingPoints: () => [],
};
