import type { Archive } from "../archive/archive.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { BackupCursor, BackupPage } from "./backup-page.ts";
import { toPage } from "./export-page.ts";

/** The name of a cursor among the objects of the archive, which no table has. */
const archivePages = "archive";

/**
 * A page of the ledger's tables, of which the last is followed by the archive: an object a page, as rows of the table that they were taken
 * from, so that a backup is whole and a ledger that is restored needs no bucket.
 */
export async function withArchivePages(
  page: BackupPage | null,
  from: BackupCursor | null,
  context: LedgerContext,
  archive: Archive,
): Promise<BackupPage | null> {
  const objects = context.archive.objects();
  const at = from?.table === archivePages ? from.after : null;
  if (at === null) {
    const isLast = page !== null && page.next === null && objects.length > 0;
    return isLast ? { ...page, next: { table: archivePages, after: 0 } } : page;
  }
  const object = objects[at];
  if (object === undefined) return null;
  const rows = (await archive.rowsIn(object)).map((row) => ({ ...row }));
  const next = at + 1 < objects.length ? { table: archivePages, after: at + 1 } : null;
  return toPage(context, { table: "incident", rows, next });
}
