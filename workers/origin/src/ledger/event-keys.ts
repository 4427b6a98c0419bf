import type { Schedule } from "../../../../shared/timeline/schedule.ts";

export const eventKey = (id: string): string => `event ${id}`;
export const stageKey = (id: string): string => `stage ${id}`;
export const tournamentKey = (id: string): string => `tournament ${id}`;
export const participantKey = (id: string): string => `participant ${id}`;
export const seriesKey = (id: string): string => `series ${id}`;
/** The key of an event's prices; other changes of the event do not touch it. */
export const pricesKey = (eventId: string): string => `prices ${eventId}`;

type Row = {
  readonly stage: string;
  readonly tournament: string;
  readonly home: string;
  readonly away: string;
  readonly series: string | null;
};

/** The keys under which reads find events: a write to an event names all its keys. Reads of incidents use the event's own key alone. */
export function createEventKeys(sql: SqlStorage) {
  return {
    /** The keys of an event as it is stored; none if it is not stored. */
    ofStored(eventId: string): readonly string[] {
      const [row] = sql
        .exec<Row>(
          `SELECT stage_id AS stage, tournament_id AS tournament, home_id AS home, away_id AS away,
             state ->> '$.schedule.seriesId' AS series FROM event WHERE id = ?`,
          eventId,
        )
        .toArray();
      if (row === undefined) return [];
      const { stage, tournament, home, away, series } = row;
      return toKeys(eventId, { stage, tournament, participants: away === "" ? [home] : [home, away], series });
    },
    /** The keys of an event that is about to be stored, with the tournament of its stage. */
    ofSchedule({ eventId, leagueStageId: stage, home, away, seriesId }: Schedule): readonly string[] {
      const [league] = sql
        .exec<{ tournament: string }>("SELECT tournament_id AS tournament FROM league WHERE stage_id = ?", stage)
        .toArray();
      const participants = away === null ? [home.id] : [home.id, away.id];
      return toKeys(eventId, { stage, tournament: league?.tournament ?? "", participants, series: seriesId ?? null });
    },
  };
}

type Place = Pick<Row, "stage" | "tournament" | "series"> & { readonly participants: readonly string[] };

const toKeys = (eventId: string, { stage, tournament, participants, series }: Place): readonly string[] => [
  eventKey(eventId),
  stageKey(stage),
  tournamentKey(tournament),
  ...participants.map(participantKey),
  ...(series === null ? [] : [seriesKey(series)]),
];
