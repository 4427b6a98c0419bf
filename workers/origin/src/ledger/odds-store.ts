import type { OddsRow } from "../../../../shared/wire/odds-feed.ts";
import { pricesKey } from "./event-keys.ts";
import { createRecordReader } from "./record-reader.ts";
import type { Sources } from "./sources.ts";

/** `sender`: the provider that posted the prices; absent where none did. */
export type SourcedOddsRow = OddsRow & { readonly sender?: string };

export type OddsStore = ReturnType<typeof createOddsStore>;

/** Limits the JSON of the parsed prices that are kept, in characters: enough for some 2,000 events. */
const keptCharacters = 4 * 1024 * 1024;

/** The current prices of the events that the market quotes, one record per event, and when they are computed again. */
export function createOddsStore({ sql, keyed, naming }: Sources) {
  const toRows = createRecordReader<readonly SourcedOddsRow[]>(keptCharacters);
  return {
    rows(eventId: string): readonly SourcedOddsRow[] | null {
      const [record] = keyed([pricesKey(eventId)], () =>
        sql.exec<{ json: string }>("SELECT json FROM odds WHERE event_id = ?", eventId).toArray(),
      );
      return record === undefined ? null : toRows(eventId, record.json);
    },
    /** When they were last computed, in unix seconds; null for an event that is not quoted. */
    quotedSeconds: (eventId: string): number | null =>
      keyed([pricesKey(eventId)], () =>
        sql.exec<{ quoted_seconds: number }>("SELECT quoted_seconds FROM odds WHERE event_id = ?", eventId).toArray(),
      )[0]?.quoted_seconds ?? null,
    put(eventId: string, rows: readonly SourcedOddsRow[], quotedSeconds: number, dueSeconds: number) {
      naming([pricesKey(eventId)], () =>
        sql.exec(
          "INSERT OR REPLACE INTO odds (event_id, json, quoted_seconds, due_seconds) VALUES (?, ?, ?, ?)",
          eventId,
          JSON.stringify(rows),
          quotedSeconds,
          dueSeconds,
        ),
      );
    },
    remove(eventId: string) {
      naming([pricesKey(eventId)], () => sql.exec("DELETE FROM odds WHERE event_id = ?", eventId));
    },
    due: (atSeconds: number): readonly string[] =>
      sql
        .exec<{ event_id: string }>("SELECT event_id FROM odds WHERE due_seconds <= ?", atSeconds)
        .toArray()
        .map((record) => record.event_id),
    nextDueSeconds: (): number | null =>
      sql.exec<{ due: number | null }>("SELECT MIN(due_seconds) AS due FROM odds").one().due,
    /** Events that will start before an instant, are not over and are not quoted yet. */
    unquoted: (startBeforeSeconds: number): readonly string[] =>
      sql
        .exec<{ id: string }>(
          `SELECT id FROM event WHERE stage_type < 3 AND start_seconds < ?
           AND NOT EXISTS (SELECT 1 FROM odds WHERE event_id = id)`,
          startBeforeSeconds,
        )
        .toArray()
        .map((record) => record.id),
  };
}
