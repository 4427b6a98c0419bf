import type { Transfer } from "../../../../shared/transfers/transfer.ts";

export type TransferStore = ReturnType<typeof createTransferStore>;

/** The transfers that providers sent. */
export function createTransferStore(sql: SqlStorage) {
  return {
    /** @returns whether anything changed */
    put(transfer: Transfer): boolean {
      const { id, fromId, toId, playerId, daySeconds } = transfer;
      const { rowsWritten } = sql.exec(
        `INSERT INTO transfer VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET from_id = excluded.from_id,
         to_id = excluded.to_id, player_id = excluded.player_id, day_seconds = excluded.day_seconds, json = excluded.json
         WHERE json <> excluded.json`,
        id,
        fromId,
        toId,
        playerId,
        daySeconds,
        JSON.stringify(transfer),
      );
      return rowsWritten > 0;
    },
    /** Those that a team or a player is part of. */
    of: (participantId: string): readonly Transfer[] =>
      sql
        .exec<{ json: string }>(
          `SELECT json FROM transfer WHERE from_id = ?1
           UNION SELECT json FROM transfer WHERE to_id = ?1 UNION SELECT json FROM transfer WHERE player_id = ?1`,
          participantId,
        )
        .toArray()
        // What `put` wrote.
        .map(({ json }) => JSON.parse(json) as Transfer),
  };
}
