import type { Providers } from "../ledger/providers.ts";

/** A table with provided records, and which of its rows these are. */
type ProvidedTable = { readonly name: string; readonly columns: readonly string[]; readonly condition: string };

/**
 * Tables whose rows follow from the others or are a queue: numbered changes, the catalogue's listings, the requests
 * that were received, the ledger's own notes. What is archived is read from there (`export-archive.ts`). Every other table is part of a backup, including those that later steps
 * of `migrations.ts` add.
 */
const derived: ReadonlySet<string> = new Set([
  "answered",
  "archived",
  "change",
  "game_news",
  "listed",
  "meta",
  "noted",
  "request",
  "strength",
  "strength_entrant",
  "strength_game",
  "strength_note",
  "strength_read",
  "strength_side",
  "strength_tally",
]);

/** Simulated events follow from their seed. The ids are those of our own providers: they hold no quotes. */
const isProvided = (providers: Providers): string =>
  `provider NOT IN (${providers
    .idsOf("simulated")
    .map((id) => `'${id}'`)
    .join()})`;

/** Whether the ledger holds any real or replayed event. */
export const isUntouched = (sql: SqlStorage, providers: Providers): boolean =>
  sql.exec(`SELECT 1 FROM event WHERE ${isProvided(providers)} LIMIT 1`).toArray().length === 0;

export function providedTables(sql: SqlStorage, providers: Providers): readonly ProvidedTable[] {
  const names = sql
    .exec<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' ORDER BY name",
    )
    .toArray();
  return names.flatMap(({ name }) => {
    if (derived.has(name)) return [];
    const columns = sql
      .exec<{ name: string }>("SELECT name FROM pragma_table_info(?)", name)
      .toArray()
      .map((column) => column.name);
    return { name, columns, condition: conditionOf(name, columns, isProvided(providers)) };
  });
}

function conditionOf(table: string, columns: readonly string[], provided: string): string {
  if (table === "event") return provided;
  return columns.includes("event_id") ? `event_id IN (SELECT id FROM event WHERE ${provided})` : "TRUE";
}
