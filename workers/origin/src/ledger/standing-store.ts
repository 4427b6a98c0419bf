import type { RankedKind, ReportedStanding } from "../../../../shared/competitions/reported-standing.ts";

export type StandingStore = ReturnType<typeof createStandingStore>;

/** The tables of seasons of races that providers sent. */
export function createStandingStore(sql: SqlStorage) {
  return {
    /** @returns whether anything changed */
    put(standing: ReportedStanding, sender: string): boolean {
      const { rowsWritten } = sql.exec(
        `INSERT INTO standing (id, tournament_id, season, ranked, json, sender) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET tournament_id = excluded.tournament_id, season = excluded.season,
         ranked = excluded.ranked, json = excluded.json, sender = excluded.sender WHERE json <> excluded.json`,
        standing.id,
        standing.tournamentId,
        standing.season,
        standing.of,
        JSON.stringify(standing),
        sender,
      );
      return rowsWritten > 0;
    },
    /** The provider that sent the stored table; null if none is stored. */
    sender: (id: string): string | null =>
      sql.exec<{ sender: string }>("SELECT sender FROM standing WHERE id = ?", id).toArray()[0]?.sender ?? null,
    /** The one that counts the latest race; null where nobody sent any. */
    of: (tournamentId: string, season: string, ranked: RankedKind): ReportedStanding | null =>
      sql
        .exec<{ json: string }>(
          "SELECT json FROM standing WHERE tournament_id = ? AND season = ? AND ranked = ?",
          tournamentId,
          season,
          ranked,
        )
        .toArray()
        // What `put` wrote.
        .map(({ json }) => JSON.parse(json) as ReportedStanding)
        .toSorted((a, b) => b.throughSeconds - a.throughSeconds)[0] ?? null,
  };
}
