import type { Position } from "../../../shared/push/frames.ts";
import type { WindowLimits } from "../../../shared/push/push-limits.ts";
import { byteLength } from "./unread.ts";

export type ChangeLog = ReturnType<typeof openChangeLog>;

/** The hub's replay windows: the last rows of each subject, and the last number, which outlives its row (docs/adr/022). */
export function openChangeLog(sql: SqlStorage, limits: WindowLimits) {
  sql.exec(`CREATE TABLE IF NOT EXISTS change (
    subject TEXT NOT NULL, seq INTEGER NOT NULL, row TEXT NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (subject, seq)) WITHOUT ROWID`);
  sql.exec("CREATE TABLE IF NOT EXISTS head (subject TEXT PRIMARY KEY, newest INTEGER NOT NULL) WITHOUT ROWID");
  sql.exec("CREATE TABLE IF NOT EXISTS epoch (id TEXT NOT NULL)");
  if (epoch() === null) renumber();

  // The types of the rows below are stated, not checked: this file alone writes them, and thousands are read to catch up.

  function epoch(): string | null {
    return sql.exec<{ id: string }>("SELECT id FROM epoch").toArray()[0]?.id ?? null;
  }

  function renumber() {
    sql.exec("DELETE FROM epoch");
    sql.exec("INSERT INTO epoch VALUES (?)", crypto.randomUUID().slice(0, 8));
  }

  function newest(subject: string): number | null {
    return (
      sql.exec<{ newest: number }>("SELECT newest FROM head WHERE subject = ?", subject).toArray()[0]?.newest ?? null
    );
  }

  function prune(subject: string, newest: number, nowMs: number) {
    sql.exec("DELETE FROM change WHERE subject = ? AND seq <= ?", subject, newest - limits.maxRows);
    // A row far in the future was stored before the clock went back: its age is unknown, and it counts as too old.
    sql.exec(
      `DELETE FROM change WHERE subject = ?1 AND seq <
        (SELECT seq FROM change WHERE subject = ?1 AND at_ms BETWEEN ?2 AND ?3 ORDER BY seq LIMIT 1)`,
      subject,
      nowMs - limits.maxAgeMs,
      nowMs + limits.maxAgeMs,
    );
  }

  return {
    newest,
    epoch,
    oldest(subject: string): number | null {
      const [first] = sql.exec<{ oldest: number | null }>(
        "SELECT min(seq) AS oldest FROM change WHERE subject = ?",
        subject,
      );
      return first?.oldest ?? null;
    },
    /** When the newest row of the window was taken; null for an empty window. */
    changedMs(subject: string): number | null {
      const [last] = sql.exec<{ at: number | null }>("SELECT max(at_ms) AS at FROM change WHERE subject = ?", subject);
      return last?.at ?? null;
    },
    /**
     * Rows `from` … `to`, in order; fewer where the window does not hold them all, or where more than the first would
     * exceed `maxBytes`.
     */
    rows(subject: string, from: number, to: number, maxBytes = Number.POSITIVE_INFINITY): readonly string[] {
      const rows: string[] = [];
      let bytes = 0;
      const found = sql.exec<{ row: string }>(
        "SELECT row FROM change WHERE subject = ? AND seq BETWEEN ? AND ? ORDER BY seq",
        subject,
        from,
        to,
      );
      for (const { row } of found) {
        bytes += byteLength(row);
        if (rows.length > 0 && bytes > maxBytes) break;
        rows.push(row);
      }
      return rows;
    },
    append(subject: string, firstSeq: number, rows: readonly string[], nowMs: number) {
      rows.forEach((row, index) => {
        sql.exec("INSERT INTO change VALUES (?, ?, ?, ?)", subject, firstSeq + index, row, nowMs);
      });
      const newest = firstSeq + rows.length - 1;
      sql.exec("INSERT OR REPLACE INTO head VALUES (?, ?)", subject, newest);
      prune(subject, newest, nowMs);
    },
    /** The position of a subject, 0 before its first change. */
    position(subject: string): Position {
      return { n: newest(subject) ?? 0, epoch: epoch() ?? "" };
    },
    /**
     * Begins a new epoch, because the publisher started over: the numbers that subscribers hold become invalid in every
     * subject.
     */
    renumber,
    clear(subject: string) {
      sql.exec("DELETE FROM change WHERE subject = ?", subject);
      sql.exec("DELETE FROM head WHERE subject = ?", subject);
    },
  };
}
