import type { EntryKind } from "../catalogue/catalogue-entry.ts";

/** An entry as the catalogue's queries read it, with its league for the answer. */
export type EntryRow = {
  readonly kind: EntryKind;
  readonly id: string;
  readonly sportId: number;
  readonly countryKey: string | null;
  readonly name: string;
  /** JSON of `EntryName[]`. */
  readonly names: string;
  readonly code: string | null;
  readonly slug: string;
  readonly position: number;
  readonly tournamentId: string | null;
  readonly tournamentName: string | null;
  /** JSON of `EntryName[]`, like `names`. */
  readonly tournamentNames: string | null;
  /** The latest season of that tournament. */
  readonly stageId: string | null;
  /** The key and type of a tournament's league; null for other entries. */
  readonly leagueKey: string | null;
  readonly leagueType: string | null;
};

/** Columns and joins of an `EntryRow`, for queries whose FROM has the entry as `e`. */
export const entryColumns = `
  e.kind, e.id, e.sport_id AS sportId, e.country_key AS countryKey, e.name, e.names, e.code, e.slug, e.position,
  e.tournament_id AS tournamentId, t.name AS tournamentName, t.names AS tournamentNames,
  (SELECT stage_id FROM season WHERE tournament_id = e.tournament_id ORDER BY name DESC LIMIT 1) AS stageId,
  e.league_key AS leagueKey, e.league_type AS leagueType`;
export const entryJoin = `LEFT JOIN entry t ON t.kind = 'tournament' AND t.id = e.tournament_id`;
