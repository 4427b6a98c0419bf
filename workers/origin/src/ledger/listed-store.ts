import type { League, Participant, Schedule } from "../../../../shared/timeline/schedule.ts";
import type { Listing } from "../catalogue/catalogue-entry.ts";

/**
 * The leagues and participants that the catalogue should have. Each new or changed one gets the next number; the
 * catalogue has everything up to one of these numbers.
 */
export type ListedStore = ReturnType<typeof createListedStore>;

const nextNumber = "(SELECT COALESCE(MAX(number), 0) FROM listed)";
/** The league itself, among its participants. */
const leagueItself = "";

export function createListedStore(sql: SqlStorage) {
  function put(stageId: string, participantId: string, json: string): void {
    sql.exec(
      `INSERT INTO listed (stage_id, participant_id, json, number) VALUES (?, ?, ?, ${nextNumber} + 1)
       ON CONFLICT DO UPDATE SET json = excluded.json, number = excluded.number WHERE json <> excluded.json`,
      stageId,
      participantId,
      json,
    );
  }

  const putParticipant = (stageId: string, participant: Participant): void =>
    put(stageId, participant.id, JSON.stringify(participant));

  return {
    /** A changed league changes the position of its participants, so they are sent again with it. */
    putLeague(stageId: string) {
      put(stageId, leagueItself, "");
      sql.exec(`UPDATE listed SET number = ${nextNumber} + id WHERE stage_id = ?`, stageId);
    },
    putParticipants({ leagueStageId, home, away }: Schedule) {
      for (const participant of [home, away]) {
        if (participant !== null && participant.isUndecided !== true) putParticipant(leagueStageId, participant);
      }
    },
    putParticipant,
    /** A participant as it was listed last; null for an unknown one. */
    participant(id: string): Participant | null {
      const [row] = sql
        .exec<{ json: string }>("SELECT json FROM listed WHERE participant_id = ? ORDER BY number DESC LIMIT 1", id)
        .toArray();
      // What `putParticipant` wrote.
      return row === undefined ? null : (JSON.parse(row.json) as Participant);
    },
    /** Has the catalogue write a participant again: its names follow from more than its row. */
    listAgain(id: string): void {
      sql.exec(`UPDATE listed SET number = ${nextNumber} + id WHERE participant_id = ?`, id);
    },
    /** The rows after a number, at most `limit`, league by league; null when there is nothing. */
    after(number: number, limit: number): { readonly listings: readonly Listing[]; readonly through: number } | null {
      // CROSS keeps the order of the two tables: by number, without sorting all that is listed.
      const rows = sql
        .exec<{ stage_id: string; participant_id: string; json: string; number: number; league: string }>(
          `SELECT stage_id, participant_id, listed.json, number, league.json AS league
           FROM listed CROSS JOIN league USING (stage_id) WHERE number > ? ORDER BY number LIMIT ?`,
          number,
          limit,
        )
        .toArray();
      const last = rows.at(-1);
      if (last === undefined) return null;
      const byStage = new Map<string, { league: League; participants: Participant[] }>();
      for (const row of rows) {
        // What `putLeague` of the event store and `putParticipant` wrote.
        const listing = byStage.get(row.stage_id) ?? { league: JSON.parse(row.league) as League, participants: [] };
        if (row.participant_id !== leagueItself) listing.participants.push(JSON.parse(row.json) as Participant);
        byStage.set(row.stage_id, listing);
      }
      return { listings: [...byStage.values()], through: last.number };
    },
  };
}
