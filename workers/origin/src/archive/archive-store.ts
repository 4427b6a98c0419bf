import { createCache } from "../../../../shared/basics/cache.ts";
import { eventKey } from "../ledger/event-keys.ts";
import type { Sources } from "../ledger/sources.ts";
import { ArchivedEvent } from "./archived-event.ts";

/** A row of the table `incident`, as it is in an object of the archive and in a backup. */
export type IncidentRow = {
  readonly id: number;
  readonly event_id: string;
  readonly seq: number;
  readonly incident_id: string | null;
  readonly json: string;
  readonly corrects: string | null;
  readonly sender: string;
};

/** What an object of the archive holds: the incidents of some events of one stage. */
export type Fetched = ReadonlyMap<string, readonly IncidentRow[]>;

/** Limits the fetched incidents, in characters: enough for the games that visitors look at and a season whose table somebody reads. */
const mostCharacters = 16 * 1024 * 1024;

export type ArchiveStore = ReturnType<typeof createArchiveStore>;

/** Stores which object of the archive has an event's incidents, and keeps the objects that were fetched. */
export function createArchiveStore({ sql, keyed, naming }: Sources) {
  const fetched = createCache<Fetched>({
    maxSize: mostCharacters,
    sizeOf: (rows) => [...rows.values()].flat().reduce((sum, { json }) => sum + json.length, 0),
  });
  const objectOf = (eventId: string): string | null =>
    keyed([eventKey(eventId)], () =>
      sql.exec<{ object: string }>("SELECT object FROM archived WHERE event_id = ?", eventId).toArray(),
    )[0]?.object ?? null;

  return {
    /** An event's incidents as they were archived; empty if they are not. @throws ArchivedEvent until they have been fetched */
    rowsOf(eventId: string): readonly IncidentRow[] {
      const object = objectOf(eventId);
      if (object === null) return [];
      const rows = fetched.get(object)?.get(eventId);
      if (rows === undefined) throw new ArchivedEvent(eventId, object, false);
      return rows;
    },
    /** @throws ArchivedEvent where the event's incidents have to come back before it is written to */
    demandHeld(eventId: string): void {
      const object = objectOf(eventId);
      if (object !== null) throw new ArchivedEvent(eventId, object, true);
    },
    keepFetched(object: string, rows: Fetched): void {
      fetched.set(object, rows);
    },
    /** Every object that holds the incidents of some event, in a fixed order. */
    objects: (): readonly string[] =>
      sql
        .exec<{ object: string }>("SELECT DISTINCT object FROM archived ORDER BY object")
        .toArray()
        .map(({ object }) => object),
    eventsIn: (object: string): ReadonlySet<string> =>
      new Set(
        sql
          .exec<{ event_id: string }>("SELECT event_id FROM archived WHERE object = ?", object)
          .toArray()
          .map((row) => row.event_id),
      ),

    /** Stages of these providers whose last event began before an instant, of which none is running and some has incidents. */
    finishedStages: (providerIds: readonly string[], beforeSeconds: number): readonly string[] =>
      sql
        .exec<{ stage_id: string }>(
          `SELECT stage_id FROM event GROUP BY stage_id
           HAVING MAX(start_seconds) < ? AND SUM(stage_type = 2) = 0
             AND SUM(provider NOT IN (SELECT value FROM json_each(?))) = 0`,
          beforeSeconds,
          JSON.stringify(providerIds),
        )
        .toArray()
        .map((row) => row.stage_id),
    /** Events of a stage with incidents, but for the one with the newest of all: its number is not given again. */
    archivable: (stageId: string): readonly string[] =>
      sql
        .exec<{ id: string }>(
          `SELECT id FROM event WHERE stage_id = ? AND EXISTS (SELECT 1 FROM incident WHERE event_id = event.id)
             AND id <> (SELECT event_id FROM incident ORDER BY id DESC LIMIT 1) ORDER BY start_seconds, id`,
          stageId,
        )
        .toArray()
        .map(({ id }) => id),
    heldRows: (eventId: string): readonly IncidentRow[] =>
      sql.exec<IncidentRow>("SELECT * FROM incident WHERE event_id = ? ORDER BY id", eventId).toArray(),
    /** Takes an event's incidents out of the ledger: they are in an object now. */
    release(eventId: string, object: string): void {
      naming([eventKey(eventId)], () => {
        sql.exec("DELETE FROM incident WHERE event_id = ?", eventId);
        sql.exec("INSERT INTO archived VALUES (?, ?)", eventId, object);
      });
    },
    /** Takes an event's incidents back into the ledger. */
    takeBack(eventId: string, rows: readonly IncidentRow[]): void {
      naming([eventKey(eventId)], () => {
        for (const { id, event_id, seq, incident_id, json, corrects, sender } of rows) {
          sql.exec(
            "INSERT INTO incident (id, event_id, seq, incident_id, json, corrects, sender) VALUES (?, ?, ?, ?, ?, ?, ?)",
            id,
            event_id,
            seq,
            incident_id,
            json,
            corrects,
            sender,
          );
        }
        sql.exec("DELETE FROM archived WHERE event_id = ?", eventId);
      });
    },
  };
}
