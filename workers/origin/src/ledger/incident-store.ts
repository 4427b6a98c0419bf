import type { Incident } from "../../../../shared/timeline/incident.ts";

/** The incidents that were posted, by event, and how far each script had come at which number. */
export type IncidentStore = ReturnType<typeof createIncidentStore>;

/** An incident as it was written, and the last number that the ledger had given then. */
type ToldIncident = { readonly incident: Incident; readonly seq: number };

export function createIncidentStore(sql: SqlStorage) {
  return {
    /** In the order of arrival, those written up to a number. */
    ofEvent: (eventId: string, throughSeq = Number.MAX_SAFE_INTEGER): readonly ToldIncident[] =>
      sql
        .exec<{ json: string; seq: number }>(
          "SELECT json, seq FROM incident WHERE event_id = ? AND seq <= ? ORDER BY id",
          eventId,
          throughSeq,
        )
        .toArray()
        // What `append` wrote.
        .map(({ json, seq }) => ({ incident: JSON.parse(json) as Incident, seq })),
    /** Those that a provider named so. */
    withIds: (eventId: string, incidentIds: readonly string[]): readonly Incident[] =>
      sql
        .exec<{ json: string }>(
          "SELECT json FROM incident WHERE event_id = ? AND incident_id IN (SELECT value FROM json_each(?))",
          eventId,
          JSON.stringify(incidentIds),
        )
        .toArray()
        .map(({ json }) => JSON.parse(json) as Incident),
    /** Whether a correction of one of these was written, be it before or after the incident itself. */
    corrects: (eventId: string, incidentIds: readonly string[]): boolean =>
      sql
        .exec(
          "SELECT 1 FROM incident WHERE event_id = ? AND corrects IN (SELECT value FROM json_each(?)) LIMIT 1",
          eventId,
          JSON.stringify(incidentIds),
        )
        .toArray().length > 0,
    append(eventId: string, incident: Incident, seq: number) {
      sql.exec(
        "INSERT INTO incident (event_id, seq, incident_id, corrects, json) VALUES (?, ?, ?, ?, ?)",
        eventId,
        seq,
        incident.id ?? null,
        "incidentId" in incident ? incident.incidentId : null,
        JSON.stringify(incident),
      );
    },
    /** Notes that a script has come to `cursor`. */
    notePlayed(eventId: string, cursor: number, seq: number) {
      sql.exec("INSERT OR REPLACE INTO played VALUES (?, ?, ?)", eventId, seq, cursor);
    },
    /** How far a script had come at a number. */
    playedThrough: (eventId: string, seq: number): number =>
      sql
        .exec<{ cursor: number | null }>(
          "SELECT MAX(cursor) AS cursor FROM played WHERE event_id = ? AND seq <= ?",
          eventId,
          seq,
        )
        .one().cursor ?? 0,
    /** Events that anything was written of after a number. */
    touchedAfter: (seq: number): readonly string[] =>
      sql
        .exec<{
          id: string;
        }>("SELECT event_id AS id FROM incident WHERE seq > ?1 UNION SELECT event_id FROM played WHERE seq > ?1", seq)
        .toArray()
        .map(({ id }) => id),
  };
}
