import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { shownStatusType } from "../../../../shared/sports/status-types.ts";
import { createRecordReader } from "./record-reader.ts";
import { createEventKeys, eventKey, participantKey, seriesKey, stageKey, tournamentKey } from "./event-keys.ts";
import { createLeagueStore } from "./league-store.ts";
import { silentFromSeconds } from "./silence.ts";
import type { Sources } from "./sources.ts";
import { noteMoves, readEventTimes } from "./event-times.ts";

/** Leagues and events as the ledger holds them. Times are unix seconds. */
export type StoredEvent = {
  readonly state: EventState;
  /** How many incidents of the event's script have happened; 0 for events without one. */
  readonly cursor: number;
  /** When the next one is due; null when there is none. */
  readonly dueSeconds: number | null;
  /** When the latest of its incidents happened; 0 before the first. */
  readonly latestSeconds: number;
};
export type EventStore = ReturnType<typeof createEventStore>;

/** No event lasts longer: a cycling tour of three weeks is the longest. */
const longestEventSeconds = 30 * 86_400;

/** Limits the JSON of the parsed states that are kept, in characters: enough for some 2,000 events. */
const keptCharacters = 4 * 1024 * 1024;

type EventRow = {
  readonly id: string;
  readonly state: string;
  readonly cursor: number;
  readonly due_seconds: number | null;
  readonly latest_seconds: number;
};

/** Question marks of a list of bindings. */
const marks = (values: readonly string[]): string => values.map(() => "?").join();

/** Events, leagues and scripts of a ledger. */
export function createEventStore(sources: Sources) {
  return {
    ...readEvents(sources),
    ...readEventTimes(sources),
    ...readProvidersOfEvents(sources),
    ...noteMoves(sources.sql),
    ...writeEvents(sources),
    ...createLeagueStore(sources.sql),
    ...createScriptStore(sources),
  };
}

/** Reads whole events. */
function readEvents({ sql, keyed }: Sources) {
  const toState = createRecordReader<EventState>(keptCharacters);
  const toStored = (row: EventRow): StoredEvent => ({
    state: toState(row.id, row.state),
    cursor: row.cursor,
    dueSeconds: row.due_seconds,
    latestSeconds: row.latest_seconds,
  });
  const select = (condition: string, ...bindings: (string | number)[]): readonly StoredEvent[] =>
    sql
      .exec<EventRow>(
        `SELECT id, state, cursor, due_seconds, latest_seconds FROM event WHERE ${condition}`,
        ...bindings,
      )
      .toArray()
      .map(toStored);

  return {
    event: (id: string): StoredEvent | null => keyed([eventKey(id)], () => select("id = ?", id)[0] ?? null),
    eventsBetween: (fromSeconds: number, toSeconds: number) =>
      select("start_seconds >= ? AND start_seconds < ?", fromSeconds, toSeconds),
    /** The first event that starts after an instant, of one tournament or of any (null). */
    nextEvent: (tournamentId: string | null, afterSeconds: number): StoredEvent | null =>
      select(
        "start_seconds > ?1 AND (?2 = '' OR tournament_id = ?2) ORDER BY start_seconds LIMIT 1",
        afterSeconds,
        tournamentId ?? "",
      )[0] ?? null,
    /** Events of several days that began before an instant and last until then, or longer. */
    eventsThrough: (atSeconds: number) =>
      select(
        `start_seconds < ?1 AND start_seconds >= ?1 - ${longestEventSeconds}
         AND state ->> '$.schedule.endSeconds' IS NOT NULL AND state ->> '$.schedule.endSeconds' >= ?1`,
        atSeconds,
      ),
    liveEvents: () => select("stage_type = 2"),
    /** Events of a tournament by any of the providers. */
    eventsOfTournament: (tournamentId: string, providerIds: readonly string[]) =>
      keyed([tournamentKey(tournamentId)], () =>
        select(`tournament_id = ? AND provider IN (${marks(providerIds)})`, tournamentId, ...providerIds),
      ),
    /** All of a tournament stage, by start. */
    eventsOfStage: (stageId: string) =>
      keyed([stageKey(stageId)], () => select("stage_id = ? ORDER BY start_seconds, id", stageId)),
    /** Games of a participant that start in a span of time, by start. */
    eventsOfParticipant: (participantId: string, fromSeconds: number, toSeconds: number) =>
      keyed([participantKey(participantId)], () =>
        select(
          `id IN (SELECT id FROM event WHERE home_id = ?1 AND start_seconds >= ?2 AND start_seconds < ?3
         UNION SELECT id FROM event WHERE away_id = ?1 AND start_seconds >= ?2 AND start_seconds < ?3)
         ORDER BY start_seconds, id`,
          participantId,
          fromSeconds,
          toSeconds,
        ),
      ),
    /** The seasons in which a participant plays under its own id. */
    seasonsOfParticipant: (participantId: string): ReadonlySet<string> =>
      keyed([participantKey(participantId)], () => {
        const rows = sql.exec<{ season: string }>(
          `SELECT DISTINCT league.json ->> '$.season' AS season FROM league WHERE stage_id IN
           (SELECT stage_id FROM event WHERE home_id = ?1 UNION SELECT stage_id FROM event WHERE away_id = ?1)`,
          participantId,
        );
        return new Set(rows.toArray().map(({ season }) => season));
      }),
    /** The legs of a tie, the games of a series, by start. */
    eventsOfSeries: (seriesId: string) =>
      keyed([seriesKey(seriesId)], () =>
        select("state ->> '$.schedule.seriesId' = ? ORDER BY start_seconds, id", seriesId),
      ),
    /** Events whose state has changed since an instant. */
    eventsChangedSince: (fromSeconds: number) => select("changed_seconds >= ? ORDER BY changed_seconds", fromSeconds),
    /** When the state of any event changed last. */
    lastChangeSeconds: (): number =>
      sql.exec<{ at: number | null }>("SELECT MAX(changed_seconds) AS at FROM event").one().at ?? 0,
    dueEvents: (atSeconds: number) => select("due_seconds <= ? ORDER BY due_seconds", atSeconds),
    silentEvents: (atSeconds: number) => select("silent_seconds <= ? ORDER BY silent_seconds", atSeconds),
  };
}

/** Tells which providers' events the ledger holds. */
function readProvidersOfEvents({ sql, keyed }: Sources) {
  return {
    /** The last number that was given when the event was new to the ledger; null for an unknown one. */
    addedSeq: (id: string): number | null =>
      sql.exec<{ added_seq: number }>("SELECT added_seq FROM event WHERE id = ?", id).toArray()[0]?.added_seq ?? null,
    /** The provider that sent the event first; empty for one without a sender, null for an unknown one. */
    sender: (id: string): string | null =>
      sql.exec<{ sender: string }>("SELECT sender FROM event WHERE id = ?", id).toArray()[0]?.sender ?? null,
    /** Whether a tournament has events of any of the providers that start in a span of time. */
    hasEvents: (tournamentId: string, providerIds: readonly string[], fromSeconds: number, toSeconds: number) =>
      keyed(
        [tournamentKey(tournamentId)],
        () =>
          sql
            .exec(
              `SELECT 1 FROM event WHERE tournament_id = ? AND provider IN (${marks(providerIds)})
               AND start_seconds >= ? AND start_seconds < ? LIMIT 1`,
              tournamentId,
              ...providerIds,
              fromSeconds,
              toSeconds,
            )
            .toArray().length > 0,
      ),
    countByProvider: () =>
      sql
        .exec<{ provider: string; events: number; live: number }>(
          "SELECT provider, COUNT(*) AS events, SUM(stage_type = 2) AS live FROM event GROUP BY provider",
        )
        .toArray(),
    /** Tournaments that have events of any of the providers in a span of time. */
    tournamentsOf: (providerIds: readonly string[], fromSeconds: number, toSeconds: number): ReadonlySet<string> =>
      new Set(
        sql
          .exec<{ tournament_id: string }>(
            `SELECT DISTINCT tournament_id FROM event
             WHERE provider IN (${marks(providerIds)}) AND start_seconds >= ? AND start_seconds < ?`,
            ...providerIds,
            fromSeconds,
            toSeconds,
          )
          .toArray()
          .map((row) => row.tournament_id),
      ),
  };
}

function writeEvents({ sql, naming }: Sources) {
  const eventKeys = createEventKeys(sql);
  return {
    /**
     * The event's league must be there already.
     * @param seq the last number given; kept where the event is new
     * @param sender the provider that posted it; kept where the event is new
     * @param nowSeconds kept as the time of the event's last change where its state is another than the stored one
     */
    putEvent(event: StoredEvent, seq: number, sender = "", nowSeconds = 0) {
      const { state, cursor, dueSeconds, latestSeconds } = event;
      const { schedule } = state;
      const keys = [...eventKeys.ofStored(schedule.eventId), ...eventKeys.ofSchedule(schedule)];
      const put = () =>
        sql.exec(
          `INSERT INTO event (id, stage_id, tournament_id, provider, start_seconds, stage_type, state, cursor,
           due_seconds, latest_seconds, home_id, away_id, added_seq, sender,
           silent_seconds, changed_seconds)
         SELECT ?, stage_id, tournament_id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM league WHERE stage_id = ?
         ON CONFLICT DO UPDATE SET stage_id = excluded.stage_id, tournament_id = excluded.tournament_id,
           provider = excluded.provider, start_seconds = excluded.start_seconds, stage_type = excluded.stage_type,
           state = excluded.state, cursor = excluded.cursor, due_seconds = excluded.due_seconds,
           latest_seconds = excluded.latest_seconds, home_id = excluded.home_id, away_id = excluded.away_id,
           silent_seconds = excluded.silent_seconds,
           changed_seconds = IIF(state = excluded.state, changed_seconds, excluded.changed_seconds)`,
          schedule.eventId,
          schedule.provider,
          schedule.startSeconds,
          shownStatusType(state.status),
          JSON.stringify(state),
          cursor,
          dueSeconds,
          latestSeconds,
          schedule.home.id,
          schedule.away?.id ?? "",
          seq,
          sender,
          silentFromSeconds(event),
          nowSeconds,
          schedule.leagueStageId,
        );
      naming(keys, put);
    },
    /**
     * Stores how far a script has come where its event did not change: most of a game's incidents do not change its
     * row.
     */
    putProgress(event: StoredEvent) {
      const { state, cursor, dueSeconds, latestSeconds } = event;
      const { eventId } = state.schedule;
      naming(eventKeys.ofStored(eventId), () =>
        sql.exec(
          "UPDATE event SET cursor = ?, due_seconds = ?, latest_seconds = ?, silent_seconds = ? WHERE id = ?",
          cursor,
          dueSeconds,
          latestSeconds,
          silentFromSeconds(event),
          eventId,
        ),
      );
    },
    /** Forgets events of a provider, with their scripts and odds. */
    deleteEvents(providerId: string, condition: string, ...bindings: (string | number)[]) {
      const ids = sql
        .exec<{ id: string }>(`SELECT id FROM event WHERE provider = ? AND ${condition}`, providerId, ...bindings)
        .toArray();
      for (const { id } of ids) {
        for (const table of ["script", "odds", "quoted", "incident", "archived", "played", "moved"])
          sql.exec(`DELETE FROM ${table} WHERE event_id = ?`, id);
        sql.exec("DELETE FROM event WHERE id = ?", id);
      }
      return ids.length;
    },
  };
}

/** The scripts by which simulated events are played, as their provider wrote them. */
function createScriptStore({ sql, keyed, naming }: Sources) {
  return {
    script(eventId: string): string | null {
      return keyed(
        [eventKey(eventId)],
        () =>
          sql.exec<{ json: string }>("SELECT json FROM script WHERE event_id = ?", eventId).toArray()[0]?.json ?? null,
      );
    },
    putScript(eventId: string, json: string) {
      naming([eventKey(eventId)], () => sql.exec("INSERT OR REPLACE INTO script VALUES (?, ?)", eventId, json));
    },
  };
}
