import type { Meta } from "./meta.ts";

/** The numbered changes of the ledger's subjects: 1, 2, 3 … without gaps, each one encoded row (P3). */
export type ChangeLog = {
  /** @returns the number that the change was given */
  readonly append: (subject: string, row: string, atSeconds: number) => number;
  /** Several at once, which get the numbers after the last. */
  readonly appendAll: (subject: string, rows: readonly string[], atSeconds: number) => void;
  /** The last number given; 0 before the first. */
  readonly lastSeq: (subject: string) => number;
  /** Stored changes from a number on, at most `limit`. */
  readonly from: (subject: string, seq: number, limit: number) => readonly NumberedRow[];
  readonly since: (subject: string, atSeconds: number) => readonly NumberedRow[];
  readonly forgetBefore: (atSeconds: number) => void;
};
type NumberedRow = { readonly seq: number; readonly row: string };

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
    from: (subject, seq, limit) =>
      sql
        .exec<NumberedRow>(
          "SELECT seq, row FROM change WHERE subject = ? AND seq >= ? ORDER BY seq LIMIT ?",
          subject,
          seq,
          limit,
        )
        .toArray(),
    since: (subject, atSeconds) =>
      sql
        .exec<NumberedRow>(
          "SELECT seq, row FROM change WHERE subject = ? AND at_seconds >= ? ORDER BY seq",
          subject,
          atSeconds,
        )
        .toArray(),
    forgetBefore(atSeconds) {
      sql.exec("DELETE FROM change WHERE at_seconds < ?", atSeconds);
    },
  };
}
