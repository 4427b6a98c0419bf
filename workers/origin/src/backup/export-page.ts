import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { BackupCursor, BackupPage } from "./backup-page.ts";
import { providedTables } from "./provided-tables.ts";

/** A page is read, sent and posted whole; one row may be longer. */
const pageLimits = { rows: 2_000, length: 2_097_152 } as const;

/**
 * The next part of everything that was provided, table by table. Rows that arrive while pages are taken may be missing
 * from them: providers wait, or send them again afterwards. Null for a table that the ledger does not have.
 */
export function exportPage(sql: SqlStorage, context: LedgerContext, from: BackupCursor | null): BackupPage | null {
  const { providers } = context;
  const tables = providedTables(sql, providers);
  const at = from === null ? 0 : tables.findIndex(({ name }) => name === from.table);
  const table = tables[at];
  if (table === undefined) return null;
  const skipped = from?.after ?? 0;
  const rows: BackupPage["rows"] = [];
  let left: number = pageLimits.length;
  let isWhole = true;
  // Ordered by the first column (ids and instants), so that later rows do not move earlier ones.
  for (const row of sql.exec<Record<string, string | number | null>>(
    `SELECT * FROM "${table.name}" WHERE ${table.condition} ORDER BY ${table.columns.map((name) => `"${name}"`).join(", ")} LIMIT ? OFFSET ?`,
    pageLimits.rows + 1,
    skipped,
  )) {
    left -= JSON.stringify(row).length;
    if (rows.length === pageLimits.rows || (left < 0 && rows.length > 0)) {
      isWhole = false;
      break;
    }
    rows.push(row);
  }
  const following = tables[at + 1];
  const end = following === undefined ? null : { table: following.name, after: 0 };
  const next = isWhole ? end : { table: table.name, after: skipped + rows.length };
  return toPage(context, { table: table.name, rows, next });
}

/** Rows of a table as a page of the ledger's backup. */
export const toPage = (
  { sportId, changes, subjects, meta }: LedgerContext,
  part: Pick<BackupPage, "table" | "rows" | "next">,
): BackupPage => ({
  sportId,
  schema: meta.number("schema") ?? 0,
  numbers: Object.fromEntries(subjects.all.map((subject) => [subject, changes.lastSeq(subject)])),
  ...part,
});
