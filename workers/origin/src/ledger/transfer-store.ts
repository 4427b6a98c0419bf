import type { Transfer } from "../../../../shared/competitions/transfer.ts";

export type TransferStore = ReturnType<typeof createTransferStore>;

/** The transfers that providers sent. */
export function createTransferStore(sql: SqlStorage) {
  return {
    /** @returns whether anything changed */
    put(transfer: Transfer, sender: string): boolean {
      const { id, fromId, toId, playerId, daySeconds } = transfer;
      const { rowsWritten } = sql.exec(
        `INSERT INTO transfer (id, from_id, to_id, player_id, day_seconds, json, sender) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET from_id = excluded.from_id, to_id = excluded.to_id, player_id = excluded.player_id,
         day_seconds = excluded.day_seconds, json = excluded.json, sender = excluded.sender WHERE json <> excluded.json`,
        id,
        fromId,
        toId,
        playerId,
        daySeconds,
        JSON.stringify(transfer),
        sender,
      );
      return rowsWritten > 0;
    },
    /** The provider that sent the stored transfer; null if none is stored. */
    sender: (id: string): string | null =>
      sql.exec<{ sender: string }>("SELECT sender FROM transfer WHERE id = ?", id).toArray()[0]?.sender ?? null,
    /** The transfers of a team or a player up to an instant: the newest first, `most` at most. */
    of: (participantId: string, toSeconds: number, most: number): readonly Transfer[] =>
      sql
        .exec<{ json: string }>(
          `SELECT json FROM transfer WHERE id IN (
             SELECT id FROM transfer WHERE from_id = ?1 UNION SELECT id FROM transfer WHERE to_id = ?1
             UNION SELECT id FROM transfer WHERE player_id = ?1) AND day_seconds <= ?2
           ORDER BY day_seconds DESC, id LIMIT ?3`,
          participantId,
          toSeconds,
          most,
        )
        .toArray()
        // What `put` wrote.
        .map(({ json }) => JSON.parse(json) as Transfer),
  };
}
