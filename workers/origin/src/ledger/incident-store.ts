import { eventKey } from "./event-keys.ts";
import type { Sources } from "./sources.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";

/** The incidents that were posted, by event, and how far each script had come at which number. */
export type IncidentStore = ReturnType<typeof createIncidentStore>;

/** An incident as it was written, and the last number that the ledger had given then. */
type ReportedIncident = { readonly incident: Incident; readonly seq: number };
type SentIncident = {
  readonly id: string | null;
  readonly kind: string;
  readonly atSeconds: number;
  readonly sender: string;
};

/** Parses an incident without checking it: `append` alone writes the table, and a match has hundreds of incidents. */
const toIncident = (json: string): Incident => JSON.parse(json) as Incident;

export function createIncidentStore({ sql, keyed, naming }: Sources) {
  return {
    ...keepScriptPositions(sql),
    /** In the order of arrival, those written up to a number. */
    ofEvent: (eventId: string, throughSeq = Number.MAX_SAFE_INTEGER): readonly ReportedIncident[] =>
      keyed([eventKey(eventId)], () =>
        sql
          .exec<{ json: string; seq: number }>(
            "SELECT json, seq FROM incident WHERE event_id = ? AND seq <= ? ORDER BY id",
            eventId,
            throughSeq,
          )
          .toArray(),
      ).map(({ json, seq }) => ({ incident: toIncident(json), seq })),
    /** The incidents with a provider's ids. */
    withIds: (eventId: string, incidentIds: readonly string[]): readonly Incident[] =>
      sql
        .exec<{ json: string }>(
          "SELECT json FROM incident WHERE event_id = ? AND incident_id IN (SELECT value FROM json_each(?))",
          eventId,
          JSON.stringify(incidentIds),
        )
        .toArray()
        .map(({ json }) => toIncident(json)),
    /** Whether a correction of one of these was written, be it before or after the incident itself. */
    corrects: (eventId: string, incidentIds: readonly string[]): boolean =>
      sql
        .exec(
          "SELECT 1 FROM incident WHERE event_id = ? AND corrects IN (SELECT value FROM json_each(?)) LIMIT 1",
          eventId,
          JSON.stringify(incidentIds),
        )
        .toArray().length > 0,
    /** Which provider sent the incidents with these ids. */
    senders: (eventId: string, incidentIds: readonly string[]): ReadonlyMap<string, string> =>
      new Map(
        sql
          .exec<{ incident_id: string; sender: string }>(
            "SELECT incident_id, sender FROM incident WHERE event_id = ? AND incident_id IN (SELECT value FROM json_each(?))",
            eventId,
            JSON.stringify(incidentIds),
          )
          .toArray()
          .map(({ incident_id, sender }) => [incident_id, sender]),
      ),
    /** The incidents of an event and who sent them, in the order of arrival. */
    senderList: (eventId: string): readonly SentIncident[] =>
      sql
        .exec<SentIncident>(
          `SELECT incident_id AS id, json ->> '$.kind' AS kind, json ->> '$.atSeconds' AS atSeconds, sender
           FROM incident WHERE event_id = ? ORDER BY incident.id`,
          eventId,
        )
        .toArray(),
    count: (eventId: string): number =>
      sql.exec<{ count: number }>("SELECT COUNT(*) AS count FROM incident WHERE event_id = ?", eventId).one().count,
    countByKind: (eventId: string): ReadonlyMap<string, number> =>
      new Map(
        sql
          .exec<{ kind: string; count: number }>(
            "SELECT json ->> '$.kind' AS kind, COUNT(*) AS count FROM incident WHERE event_id = ? GROUP BY kind",
            eventId,
          )
          .toArray()
          .map(({ kind, count }) => [kind, count]),
      ),
    append(eventId: string, incident: Incident, seq: number, sender: string) {
      naming([eventKey(eventId)], () =>
        sql.exec(
          "INSERT INTO incident (event_id, seq, incident_id, corrects, json, sender) VALUES (?, ?, ?, ?, ?, ?)",
          eventId,
          seq,
          incident.id ?? null,
          "incidentId" in incident ? incident.incidentId : null,
          JSON.stringify(incident),
          sender,
        ),
      );
    },
    /** Events with anything written after a number. */
    touchedAfter: (seq: number): readonly string[] =>
      sql
        .exec<{
          id: string;
        }>("SELECT event_id AS id FROM incident WHERE seq > ?1 UNION SELECT event_id FROM played WHERE seq > ?1", seq)
        .toArray()
        .map(({ id }) => id),
  };
}

function keepScriptPositions(sql: SqlStorage) {
  return {
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
  };
}
