import type { Schedule } from "../../../../shared/timeline/schedule.ts";

export const eventKey = (id: string): string => `event ${id}`;
export const stageKey = (id: string): string => `stage ${id}`;
export const tournamentKey = (id: string): string => `tournament ${id}`;
export const participantKey = (id: string): string => `participant ${id}`;
export const seriesKey = (id: string): string => `series ${id}`;
/** An event's prices, whatever happens in it. */
export const pricesKey = (eventId: string): string => `prices ${eventId}`;

type Row = {
  readonly stage: string;
  readonly tournament: string;
  readonly home: string;
  readonly away: string;
  readonly series: string | null;
};

/** By what events are read: a write to one names all of them. An event's incidents are read by the event alone. */
export function createEventKeys(sql: SqlStorage) {
  return {
    /** Of an event as it is stored; none of one that is not. */
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
    /** Of an event as it is about to be stored, in the tournament of its stage. */
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
