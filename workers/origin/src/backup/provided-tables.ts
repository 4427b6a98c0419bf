/** A table that holds what was provided, and which of its rows that is. */
type ProvidedTable = { readonly name: string; readonly columns: readonly string[]; readonly condition: string };

/**
 * Follows from the others, or is worked off: numbered changes, what the catalogue is told, which requests were heard, the
 * ledger's own notes. Every
 * other table is part of a backup, those that later steps of `migrations.ts` add among them.
 */
const derived: ReadonlySet<string> = new Set(["answered", "change", "listed", "meta", "request"]);

/** Simulated events follow from the seed. */
const isProvided = "provider <> 'simulator'";

export function providedTables(sql: SqlStorage): readonly ProvidedTable[] {
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
    return { name, columns, condition: conditionOf(name, columns) };
  });
}

function conditionOf(table: string, columns: readonly string[]): string {
  if (table === "event") return isProvided;
  return columns.includes("event_id") ? `event_id IN (SELECT id FROM event WHERE ${isProvided})` : "TRUE";
}
