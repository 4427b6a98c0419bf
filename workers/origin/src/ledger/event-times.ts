import type { ListedDay } from "../../../../shared/addresses/listed-pages.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { eventKey, stageKey } from "./event-keys.ts";
import type { Sources } from "./sources.ts";

/** Reads only times of events: parsing whole events would cost too much where there are many. */
export function readEventTimes({ sql, keyed }: Sources) {
  return {
    /** The days of a zone on which events start, within a span of time. */
    daysBetween: (fromSeconds: number, toSeconds: number, offsetSeconds: number): readonly ListedDay[] =>
      sql
        .exec<ListedDay>(
          `SELECT CAST((start_seconds + ?3) / 86400 AS INTEGER) AS day, NULLIF(MAX(latest_seconds), 0) AS changedSeconds FROM event
           WHERE start_seconds >= ?1 AND start_seconds < ?2 GROUP BY day ORDER BY day`,
          fromSeconds,
          toSeconds,
          offsetSeconds,
        )
        .toArray(),
    /** When the first and the last event start; null without any. */
    span: (): { readonly first: number; readonly last: number } | null => {
      const { first, last } = sql
        .exec<{ first: number | null; last: number | null }>(
          // Each alone is read from the end of an index; both together would read all of it.
          "SELECT (SELECT MIN(start_seconds) FROM event) AS first, (SELECT MAX(start_seconds) FROM event) AS last",
        )
        .one();
      return first === null || last === null ? null : { first, last };
    },
    /** When the last incident of a tournament's or a participant's events happened, by its id; of events since an instant. */
    changesSince: (fromSeconds: number): ReadonlyMap<string, number> =>
      new Map(
        sql
          .exec<{ id: string; at: number }>(
            `WITH changed AS (SELECT * FROM event WHERE start_seconds >= ? AND latest_seconds > 0)
             SELECT id, MAX(at) AS at FROM (
               SELECT tournament_id AS id, latest_seconds AS at FROM changed
               UNION ALL SELECT home_id, latest_seconds FROM changed
               UNION ALL SELECT away_id, latest_seconds FROM changed WHERE away_id <> ''
             ) GROUP BY id`,
            fromSeconds,
          )
          .toArray()
          .map(({ id, at }) => [id, at]),
      ),
    /** When the first event of a stage starts; null for a stage without any. */
    statusStart: (stageId: string): number | null =>
      keyed(
        [stageKey(stageId)],
        () =>
          sql
            .exec<{ start: number | null }>("SELECT MIN(start_seconds) AS start FROM event WHERE stage_id = ?", stageId)
            .one().start,
      ),
    /** When an event last changed, as the ledger's clock was; 0 for a change from before the ledger noted it. */
    changedSeconds: (eventId: string): number =>
      keyed(
        [eventKey(eventId)],
        () =>
          sql.exec<{ at: number }>("SELECT changed_seconds AS at FROM event WHERE id = ?", eventId).toArray()[0]?.at ??
          0,
      ),
    /** When any event of a stage last changed, and whether all of them are cancelled. */
    stageNews: (stageId: string): { readonly changedSeconds: number; readonly isCancelled: boolean } =>
      keyed([stageKey(stageId)], () => {
        const { at, cancelled } = sql
          .exec<{ at: number | null; cancelled: number | null }>(
            `SELECT MAX(changed_seconds) AS at, MIN(json_extract(state, '$.status') = ?2) AS cancelled
             FROM event WHERE stage_id = ?1`,
            stageId,
            eventStatus.cancelled,
          )
          .one();
        return { changedSeconds: at ?? 0, isCancelled: cancelled === 1 };
      }),
    nextDueSeconds: (): number | null =>
      sql.exec<{ due: number | null }>("SELECT MIN(due_seconds) AS due FROM event WHERE due_seconds IS NOT NULL").one()
        .due,
    /** When the next event falls silent unless there is news of it. */
    nextSilentSeconds: (): number | null =>
      sql
        .exec<{ silent: number | null }>(
          "SELECT MIN(silent_seconds) AS silent FROM event WHERE silent_seconds IS NOT NULL",
        )
        .one().silent,
  };
}

type Moving = Pick<Schedule, "eventId" | "startSeconds" | "timeKnown">;
/** An event and a start that it was moved away from. */
type Move = { readonly eventId: string; readonly from: Pick<Schedule, "startSeconds" | "timeKnown"> };

/** Keeps the starts that events were moved away from. */
export function noteMoves(sql: SqlStorage) {
  return {
    /** Notes that an event was moved away from a start; the first time counts. */
    noteMoved({ eventId, startSeconds, timeKnown }: Moving, seq: number) {
      sql.exec("INSERT OR IGNORE INTO moved VALUES (?, ?, ?, ?)", eventId, startSeconds, seq, Number(timeKnown));
    },
    /** Events that were ever moved away from a start in a span of time, with the last such start, up to a number. */
    movedFrom: (fromSeconds: number, toSeconds: number, throughSeq = Number.MAX_SAFE_INTEGER): readonly Move[] =>
      sql
        .exec<{ eventId: string; fromSeconds: number; timeKnown: number }>(
          // Where MAX is asked for, SQLite takes the other columns from the row that has it.
          `SELECT event_id AS eventId, MAX(from_seconds) AS fromSeconds, time_known AS timeKnown FROM moved
           WHERE from_seconds >= ? AND from_seconds < ? AND seq <= ? GROUP BY event_id ORDER BY event_id`,
          fromSeconds,
          toSeconds,
          throughSeq,
        )
        .toArray()
        .map(({ eventId, fromSeconds, timeKnown }) => ({
          eventId,
          from: { startSeconds: fromSeconds, timeKnown: timeKnown === 1 },
        })),
  };
}
