import type { Meta } from "./meta.ts";

/** The numbered changes of the ledger's subjects: 1, 2, 3 … without gaps, each one encoded row (P3). */
export type ChangeLog = {
  /** @returns the number that the change was given */
  readonly append: (subject: string, row: string, atSeconds: number) => number;
  /** Several at once, which get the numbers after the last. */
  readonly appendAll: (subject: string, rows: readonly string[], atSeconds: number) => void;
  /** The last number given; 0 before the first. */
  readonly lastSeq: (subject: string) => number;
  /** The last number given until an instant, in unix seconds; before all stored changes, the number before them. */
  readonly seqAt: (subject: string, atSeconds: number) => number;
  /** When it was given, in unix seconds; null for a change that is no longer kept. */
  readonly changedSeconds: (subject: string) => number | null;
  /** Stored changes from a number on, as many as fit into one batch. */
  readonly from: (subject: string, seq: number, limits: RowLimits) => readonly NumberedRow[];
  /**
   * The last changes up to a number, without gaps and oldest first: as many as are no older than an instant and within
   * the limits. None where not even the last one is.
   */
  readonly latest: (
    subject: string,
    atSeconds: number,
    limits: RowLimits,
    throughSeq?: number,
  ) => readonly NumberedRow[];
  readonly forgetBefore: (atSeconds: number) => void;
};
type NumberedRow = { readonly seq: number; readonly row: string };
/** `length` counts the characters of all rows together. */
export type RowLimits = { readonly rows: number; readonly length: number };

export function createChangeLog(sql: SqlStorage, meta: Meta): ChangeLog {
  const lastSeq = (subject: string) => meta.number(`seq:${subject}`) ?? 0;
  function appendAll(subject: string, rows: readonly string[], atSeconds: number): number {
    let seq = lastSeq(subject);
    for (const row of rows) sql.exec("INSERT INTO change VALUES (?, ?, ?, ?)", subject, (seq += 1), atSeconds, row);
    if (rows.length > 0) meta.set(`seq:${subject}`, seq);
    return seq;
  }
  return {
    append: (subject, row, atSeconds) => appendAll(subject, [row], atSeconds),
    appendAll,
    lastSeq,
    changedSeconds(subject) {
      const [last] = sql.exec<{ at: number }>(
        "SELECT at_seconds AS at FROM change WHERE subject = ? AND seq = ?",
        subject,
        lastSeq(subject),
      );
      return last?.at ?? null;
    },
    seqAt(subject, atSeconds) {
      const { next } = sql
        .exec<{
          next: number | null;
        }>("SELECT MIN(seq) AS next FROM change WHERE subject = ? AND at_seconds > ?", subject, atSeconds)
        .one();
      return next === null ? lastSeq(subject) : next - 1;
    },
    from(subject, seq, { rows, length }) {
      const taken: NumberedRow[] = [];
      let left = length;
      // The cursor reads on demand: rows that do not fit are not even loaded.
      for (const row of sql.exec<NumberedRow>(
        "SELECT seq, row FROM change WHERE subject = ? AND seq >= ? ORDER BY seq LIMIT ?",
        subject,
        seq,
        rows,
      )) {
        left -= row.row.length;
        // One row that is longer than a batch must still be sent.
        if (left < 0 && taken.length > 0) break;
        taken.push(row);
      }
      return taken;
    },
    latest(subject, atSeconds, { rows, length }, throughSeq = Number.MAX_SAFE_INTEGER) {
      const taken: NumberedRow[] = [];
      let left = length;
      for (const { at, ...row } of sql.exec<NumberedRow & { at: number }>(
        "SELECT seq, row, at_seconds AS at FROM change WHERE subject = ? AND seq <= ? ORDER BY seq DESC LIMIT ?",
        subject,
        throughSeq,
        rows,
      )) {
        left -= row.row.length;
        if (left < 0 || at < atSeconds) break;
        taken.push(row);
      }
      return taken.toReversed();
    },
    forgetBefore(atSeconds) {
      sql.exec("DELETE FROM change WHERE at_seconds < ?", atSeconds);
    },
  };
}
