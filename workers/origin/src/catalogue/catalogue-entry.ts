import type { TournamentType } from "../../../../shared/competitions/tournament-types.ts";
import type { League, Participant } from "../../../../shared/timeline/schedule.ts";

/** The record that a ledger sends: a league, and its new or changed participants. */
export type Listing = { readonly league: League; readonly participants: readonly Participant[] };

export const entryKinds = ["sport", "country", "tournament", "team", "player"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A name as it is searched. `lang` is empty for one that serves every language. */
export type EntryName = {
  readonly role: "name" | "code";
  readonly lang: string;
  readonly text: string;
  /** One of the forms that the text has in the languages of search. */
  readonly folded: string;
};

/** Something that can be found. */
export type Entry = {
  readonly kind: EntryKind;
  /** Sport id, country key, tournament id or participant id. */
  readonly id: string;
  /** 0 for a country. */
  readonly sportId: number;
  readonly countryKey: string | null;
  /** A participant's league. */
  readonly tournamentId: string | null;
  /** How reliably that league shows where the participant belongs; lower is better. */
  readonly homePosition: number;
  readonly name: string;
  readonly code: string | null;
  readonly slug: string;
  readonly names: readonly EntryName[];
  /** Lower comes first (`toPosition`). */
  readonly position: number;
  /** The key and type with which a visitor pins a tournament (C3.19, C3.06). */
  readonly pin?: { readonly key: string; readonly type: TournamentType };
};

export type Season = { readonly stageId: string; readonly tournamentId: string; readonly name: string };
