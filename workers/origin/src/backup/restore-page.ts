import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { advance, restoring } from "../ledger/advance.ts";
import { newsFrom } from "../ledger/game-news-store.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { BackupPage } from "./backup-page.ts";
import { isUntouched, providedTables } from "./provided-tables.ts";

/** How a page was taken: `done` after the last one. */
export type Restored =
  | { readonly ok: true; readonly rows: number; readonly isDone: boolean }
  | { readonly ok: false; readonly reason: string };

/**
 * How far beyond the numbers of the backup the ledger continues. No client has seen so high a number, so none holds a
 * number that means another change now: all are behind the hub's window and take the repair feed (P5).
 */
const leap = 1_000_000_000;

/**
 * Takes a page of a backup into a ledger whose only provided records are those of earlier pages; a repeated page
 * changes nothing (docs/adr/020).
 */
export function restorePage(sql: SqlStorage, context: LedgerContext, page: BackupPage, nowSeconds: number): Restored {
  const { meta, providers } = context;
  const schema = meta.number("schema");
  if (page.schema !== schema) return refuse(`the backup is of schema ${page.schema}, the ledger of ${schema}`);
  if (meta.number(restoring) === null && !isUntouched(sql, providers)) return refuse("the ledger is not empty");
  const table = providedTables(sql, providers).find(({ name }) => name === page.table);
  if (table === undefined) return refuse(`the ledger has no table ${page.table}`);
  const isKnown = (name: string) => table.columns.includes(name);
  if (!page.rows.every((row) => Object.keys(row).every(isKnown))) return refuse(`${page.table} has no such columns`);
  meta.set(restoring, 1);
  for (const row of page.rows) {
    const names = Object.keys(row);
    sql.exec(
      `INSERT OR REPLACE INTO "${table.name}" (${names.map((name) => `"${name}"`).join(", ")})
       VALUES (${names.map(() => "?").join(", ")})`,
      ...Object.values(row),
    );
  }
  context.merges.forget();
  if (page.next === null) finish(sql, context, page, nowSeconds);
  return { ok: true, rows: page.rows.length, isDone: page.next === null };
}

const refuse = (reason: string): Restored => ({ ok: false, reason });

/** The last page has arrived: derived rows are computed, the catalogue is updated, and the numbers leap. */
function finish(sql: SqlStorage, context: LedgerContext, page: BackupPage, nowSeconds: number): void {
  const { events, listed, meta, providers } = context;
  // Provided tournaments replace simulated events again.
  for (const id of providers.idsOf("simulated")) events.deleteEvents(id, "TRUE");
  sql.exec("DELETE FROM meta WHERE key IN (?, 'today') OR key LIKE 'through:%'", restoring);
  for (const { stageId } of events.leagues()) listed.putLeague(stageId);
  for (const { state } of sql.exec<{ state: string }>("SELECT state FROM event").toArray()) {
    // What `putEvent` wrote.
    listed.putParticipants((JSON.parse(state) as EventState).schedule);
  }
  sql.exec("DELETE FROM change");
  for (const [subject, seq] of Object.entries(page.numbers)) {
    meta.set(`seq:${subject}`, seq + leap);
    meta.set(`hub:${subject}`, seq + leap);
  }
  meta.set(newsFrom, (page.numbers[context.subjects.update] ?? 0) + leap);
  advance(context, nowSeconds);
}
