import type { Quote } from "../betting/quote.ts";
import type { Language } from "../texts/languages.ts";
import type { WonPoints } from "../sports/rankings/rank-players.ts";
import type { Ranking } from "../sports/rankings/rankings.ts";
import type { StatusId } from "../sports/statuses.ts";
import type { EventState } from "../timeline/event-state.ts";
import type { Incident, Pair } from "../timeline/incident.ts";
import type { League, Schedule } from "../timeline/schedule.ts";
import type { Transfer } from "../transfers/transfer.ts";
import type { ScriptPosition } from "./script-position.ts";

/**
 * What a provider's events are:
 * - `real`: they are happening, or have happened;
 * - `replayed`: they happened once and play again, in leagues of their own;
 * - `simulated`: made up. They give way to real events of the same tournament, and pages say what they are.
 */
export type EventOrigin = "real" | "replayed" | "simulated";

export type Fixture = { readonly league: League; readonly schedule: Schedule };

/** What a market is made from, beside the event itself. */
export type PricedEvent = {
  readonly state: EventState;
  /** All starters of its league, in sports without duels. */
  readonly field: readonly EventState[];
  /** Home's lead from earlier games, where this one decides who goes on; null where it does not. */
  readonly aheadInTie: number | null;
};

/** One bookmaker's decimal prices of the main bet: 1, X, 2, or 1 and 2 where it knows no draw. Null: not on offer. */
export type MainPrices = { readonly bookmakerId: number; readonly prices: readonly (number | null)[] };

/** How a game ended that its ledger no longer holds. */
export type PastResult = {
  readonly schedule: Schedule;
  /** As shown: with extra time, without the shoot-out. */
  readonly score: Pair;
  readonly fullTime: Pair;
  readonly halfTime: Pair | null;
  readonly shootOut: Pair | null;
  readonly status: StatusId;
};

/** A name that people know a participant by; `lang` is empty for one that is searched in every language and shown in none. */
export type OtherName = { readonly lang: Language | ""; readonly text: string };

/**
 * Where events come from. The ledger knows its providers by this alone. Every function is pure: for the same arguments
 * it gives the same answer for ever, so that nothing of what it answers has to be stored.
 */
export type Provider = {
  /** Stands in the schedule of each of its events. */
  readonly id: string;
  readonly origin: EventOrigin;
  /** How many days after their start its events leave the ledger; null for never. */
  readonly keptDays: number | null;
  /** Events that it has of a sport on a UTC day (days since 1970-01-01). */
  readonly fixtures: (sportId: number, day: number) => readonly Fixture[];
  /** All that will ever happen in one of its events, in order. `kept` is what was stored with the event, null when nothing. */
  readonly script: (schedule: Schedule, kept: string | null) => readonly Incident[];
  /** How far one of its events is at a moment; quick, because a ledger that starts asks it of every event. */
  readonly positionAt: (schedule: Schedule, nowSeconds: number) => ScriptPosition;
  /** The main prices of any event at an instant. */
  readonly mainPrices: (state: EventState, atSeconds: number) => readonly MainPrices[];
  /** All its prices of any event at an instant. */
  readonly quotes: (event: PricedEvent, atSeconds: number) => readonly Quote[];
  /**
   * The results of a league's season (`league.season`) that began before an instant and are over by then, in the order
   * of their starts.
   */
  readonly pastResults: (league: League, beforeSeconds: number) => readonly PastResult[];
  /** Seasons of a league before its own, the latest first. */
  readonly earlierSeasons: (league: League, count: number) => readonly League[];
  /** What a participant is called besides its name. */
  readonly otherNames: (participantId: string) => readonly OtherName[];
  /** The moves that a team or a player was part of, of this year and the last; in no order. */
  readonly transfers: (participantId: string, nowSeconds: number) => readonly Transfer[];
  /** What the players of a ranking stand at before any result that the ledger holds. */
  readonly rankingPoints: (ranking: Ranking) => readonly WonPoints[];
};

/** A provider that knows nothing but what it is told: others are made of it. */
export const silentProvider: Omit<Provider, "id" | "origin"> = {
  keptDays: null,
  fixtures: () => [],
  script: () => [],
  positionAt: () => ({ past: [], cursor: 0, dueSeconds: null, latestSeconds: 0 }),
  mainPrices: () => [],
  quotes: () => [],
  pastResults: () => [],
  earlierSeasons: () => [],
  otherNames: () => [],
  transfers: () => [],
  rankingPoints: () => [],
};
