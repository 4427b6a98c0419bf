/**
 * The requests of providers to this ledger, by signature: a signature is accepted once, and operators can look requests
 * up.
 */
export type RequestStore = ReturnType<typeof createRequestStore>;

/** The outcome of a request: `read` changed nothing and is not published. */
export type RequestOutcome = "applied" | "refused" | "outside" | "read";

export type KeptRequest = {
  readonly signature: string;
  /** When it came, unix milliseconds. */
  readonly atMs: number;
  readonly requestId: string;
  readonly provider: string;
  /** Method, path and query. */
  readonly path: string;
  readonly records: number;
  readonly bytes: number;
  /** From its arrival at the Worker to its outcome. */
  readonly ms: number;
  readonly outcome: RequestOutcome;
  /** How many faults were named. */
  readonly refused: number;
  /** The JSON of its answer, for a request that was applied. */
  readonly answer: string | null;
};
/** `id` counts upwards; the next page begins before the last one. */
export type AuditEntry = Omit<KeptRequest, "signature" | "answer"> & { readonly id: number };

/**
 * Three times the period in which a signature can come again: twice the window of its clock, and the difference between
 * clocks.
 */
const spentMs = 900_000;
const auditedMs = 14 * 86_400_000;
/** How many requests of each provider are kept for the audit. */
const auditedRows = 5_000;

export function createRequestStore(sql: SqlStorage) {
  return {
    find: (signature: string): Pick<KeptRequest, "outcome" | "answer"> | null =>
      sql
        .exec<Pick<KeptRequest, "outcome" | "answer">>(
          "SELECT outcome, answer FROM request WHERE signature = ?",
          signature,
        )
        .toArray()[0] ?? null,
    put(request: KeptRequest) {
      sql.exec(
        `INSERT INTO request (signature, at_ms, request_id, provider, path, records, bytes, ms, outcome, refused, answer)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        request.signature,
        request.atMs,
        request.requestId,
        request.provider,
        request.path,
        request.records,
        request.bytes,
        request.ms,
        request.outcome,
        request.refused,
        request.answer,
      );
    },
    /** The newest before an id, of one provider or of all. */
    audit: (provider: string | null, beforeId: number, limit: number): readonly AuditEntry[] =>
      sql
        .exec<AuditEntry>(
          `SELECT id, at_ms AS atMs, request_id AS requestId, provider, path, records, bytes, ms, outcome, refused
           FROM request WHERE outcome <> 'read' AND id < ?1 AND (?2 IS NULL OR provider = ?2) ORDER BY id DESC LIMIT ?3`,
          beforeId,
          provider,
          limit,
        )
        .toArray(),
    /** Drops answers and reads that cannot be repeated, and requests that are too old for the audit. */
    forget(nowMs: number) {
      const spentSince = nowMs - spentMs;
      sql.exec("UPDATE request SET answer = NULL WHERE at_ms < ? AND answer IS NOT NULL", spentSince);
      sql.exec("DELETE FROM request WHERE at_ms < ? AND outcome = 'read'", spentSince);
      sql.exec("DELETE FROM request WHERE at_ms < ?", nowMs - auditedMs);
      const providers = sql.exec<{ provider: string }>("SELECT DISTINCT provider FROM request").toArray();
      for (const { provider } of providers) {
        sql.exec(
          `DELETE FROM request WHERE provider = ?1 AND at_ms < ?2 AND id <= (
             SELECT id FROM request WHERE provider = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?3)`,
          provider,
          spentSince,
          auditedRows,
        );
      }
    },
  };
}
