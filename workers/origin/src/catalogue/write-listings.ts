import type { Entry, Listing, Season } from "./catalogue-entry.ts";
import { mostNames } from "./entry-names.ts";
import { soundMark, toGrams, toWords } from "./grams.ts";
import { soundOf } from "../search/sounds.ts";
import { toEntries, toSeasons, type NamesOf, type PeopleOf } from "./to-entries.ts";

/** `position`, then the entry's number (28 bits), then the name's place (5 bits): reading by id is reading by position. */
const nameId = `(e.position << 33) | (e.number << 5)`;
const toIndex = `SELECT number FROM entry WHERE indexed = 0`;

const toSounds = (word: string): readonly string[] => (soundOf(word) === "" ? [] : [soundMark + soundOf(word)]);

/** Puts listings into the catalogue, in one transaction. */
export const writeListings = (
  catalogue: D1Database,
  listings: readonly Listing[],
  namesOf: NamesOf,
  peopleOf?: PeopleOf,
): Promise<void> => writeEntries(catalogue, toEntries(listings, namesOf, peopleOf), toSeasons(listings));

/**
 * Puts entries into the catalogue, in one transaction. Repeated entries change nothing; names are indexed again only
 * where they or their position changed.
 */
export async function writeEntries(
  catalogue: D1Database,
  entries: readonly Entry[],
  seasons: readonly Season[],
): Promise<void> {
  const words = toWords(
    entries.flatMap(({ names }) => names.filter(({ role }) => role === "name").map(({ folded }) => folded)),
  );
  const grams = words.flatMap((word) =>
    [...toGrams(word), ...toSounds(word)].map((gram) => [gram, [...word].length, word]),
  );
  const run = (sql: string, rows?: readonly unknown[]) =>
    rows === undefined ? catalogue.prepare(sql) : catalogue.prepare(sql).bind(JSON.stringify(rows));

  await catalogue.batch([
    run(upsertEntries, entries),
    run(upsertSeasons, seasons),
    run(`INSERT OR IGNORE INTO gram SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)`, grams),
    run(`INSERT INTO name_fts (name_fts, rowid, folded, scope)
         SELECT 'delete', id, folded, scope FROM name WHERE entry IN (${toIndex})`),
    run(`DELETE FROM name WHERE entry IN (${toIndex})`),
    run(`INSERT INTO name
         SELECT ${nameId} | n.key, e.number, n.value ->> 'role', n.value ->> 'text', n.value ->> 'folded', 's' || e.sport_id
         FROM entry e, json_each(e.names) n WHERE e.indexed = 0 AND n.key < ${mostNames}`),
    run(`INSERT INTO name_fts (rowid, folded, scope) SELECT id, folded, scope FROM name WHERE entry IN (${toIndex})`),
    run(`UPDATE entry SET indexed = 1 WHERE indexed = 0`),
  ]);
}

/**
 * A participant of several leagues has the position of the best of them; a tournament has the position that was written
 * last.
 */
const newPosition = `CASE WHEN entry.kind = 'tournament' THEN excluded.position ELSE MIN(entry.position, excluded.position) END`;
const isHome = `(excluded.home_position <= entry.home_position OR excluded.tournament_id = entry.tournament_id)`;

const upsertEntries = `
  INSERT INTO entry (kind, id, sport_id, country_key, tournament_id, home_position, name, code, slug, names, position,
    league_key, league_type)
  SELECT value ->> 'kind', value ->> 'id', value ->> 'sportId', value ->> 'countryKey', value ->> 'tournamentId',
    value ->> 'homePosition', value ->> 'name', value ->> 'code', value ->> 'slug', value -> 'names', value ->> 'position',
    value ->> '$.pin.key', value ->> '$.pin.type'
  FROM json_each(?) WHERE true
  ON CONFLICT (kind, id) DO UPDATE SET
    country_key = CASE WHEN ${isHome} THEN excluded.country_key ELSE entry.country_key END,
    tournament_id = CASE WHEN ${isHome} THEN excluded.tournament_id ELSE entry.tournament_id END,
    home_position = CASE WHEN ${isHome} THEN excluded.home_position ELSE entry.home_position END,
    name = excluded.name, code = excluded.code, slug = excluded.slug,
    indexed = CASE WHEN entry.names = excluded.names AND entry.position = ${newPosition} THEN entry.indexed ELSE 0 END,
    names = excluded.names, league_key = excluded.league_key, league_type = excluded.league_type,
    position = ${newPosition}`;

const upsertSeasons = `
  INSERT INTO season SELECT value ->> 'stageId', value ->> 'tournamentId', value ->> 'name' FROM json_each(?) WHERE true
  ON CONFLICT DO UPDATE SET tournament_id = excluded.tournament_id, name = excluded.name`;

/** The catalogue's id; it changes when the database was lost. */
export async function loadEdition(catalogue: D1Database): Promise<string | null> {
  const tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'edition'";
  if ((await catalogue.prepare(tables).first()) === null) return null;
  const id = await catalogue.prepare("SELECT id FROM edition").first("id");
  return typeof id === "string" ? id : "";
}
