/** How long a key's answer is kept. */
export const keptAnswersSeconds = 86_400;

/** The answers to providers' idempotency keys, so that a repeated request gets the same answer. */
export type AnsweredStore = ReturnType<typeof createAnsweredStore>;

/** `request` is the hash of the request, `answer` the JSON of its answer. */
type Answered = { readonly request: string; readonly answer: string };

export function createAnsweredStore(sql: SqlStorage) {
  return {
    find: (provider: string, key: string, sinceSeconds: number): Answered | null =>
      sql
        .exec<Answered>(
          "SELECT request, answer FROM answered WHERE provider = ? AND key = ? AND at_seconds > ?",
          provider,
          key,
          sinceSeconds,
        )
        .toArray()[0] ?? null,
    put(provider: string, key: string, { request, answer }: Answered, atSeconds: number) {
      sql.exec("INSERT OR REPLACE INTO answered VALUES (?, ?, ?, ?, ?)", provider, key, request, answer, atSeconds);
    },
    forgetBefore(atSeconds: number) {
      sql.exec("DELETE FROM answered WHERE at_seconds <= ?", atSeconds);
    },
  };
}
