import { z } from "zod";
import { entryKinds, type EntryName } from "../catalogue/catalogue-entry.ts";

/** An entry as the catalogue's queries read it, with its league for the answer. */
export const entryRow = z.object({
  kind: z.enum(entryKinds),
  id: z.string(),
  sportId: z.number(),
  countryKey: z.string().nullable(),
  name: z.string(),
  /** JSON of `EntryName[]`. */
  names: z.string(),
  code: z.string().nullable(),
  slug: z.string(),
  position: z.number(),
  tournamentId: z.string().nullable(),
  tournamentName: z.string().nullable(),
  /** JSON of `EntryName[]`, like `names`. */
  tournamentNames: z.string().nullable(),
  /** The latest season of that tournament. */
  stageId: z.string().nullable(),
  /** The key and type of a tournament's league; null for other entries. */
  leagueKey: z.string().nullable(),
  leagueType: z.string().nullable(),
});
export type EntryRow = Readonly<z.output<typeof entryRow>>;

/** Parses names without checking them: `writeListings` alone writes them, and a sitemap reads those of 10,000 entries. */
export const parseNames = (names: string): readonly EntryName[] => JSON.parse(names) as readonly EntryName[];

/** Columns and joins of an `EntryRow`, for queries whose FROM has the entry as `e`. */
export const entryColumns = `
  e.kind, e.id, e.sport_id AS sportId, e.country_key AS countryKey, e.name, e.names, e.code, e.slug, e.position,
  e.tournament_id AS tournamentId, t.name AS tournamentName, t.names AS tournamentNames,
  (SELECT stage_id FROM season WHERE tournament_id = e.tournament_id ORDER BY name DESC LIMIT 1) AS stageId,
  e.league_key AS leagueKey, e.league_type AS leagueType`;
export const entryJoin = `LEFT JOIN entry t ON t.kind = 'tournament' AND t.id = e.tournament_id`;
