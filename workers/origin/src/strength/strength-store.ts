import type { StrengthTally } from "../../../../shared/strength/judge-day.ts";
import type { Strength } from "../../../../shared/strength/rate-day.ts";
import type { Entrant, RatedDay } from "../../../../shared/strength/strength-book.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import { createGameStore } from "./game-store.ts";

export type StrengthStore = ReturnType<typeof createStrengthStore>;

/** The strength of a side after a day on which it played. */
export type StrengthPoint = { readonly day: number; readonly value: number };

/** A side with its last strength. */
export type RankedSide = Strength & {
  readonly participant: Participant;
  /** The country of a player, or of the last national league of a team; "" for none. */
  readonly countryKey: string;
  /** The stage of the side's last league of one table; "" for none. */
  readonly stageId: string;
};

type StrengthRow = {
  readonly participant_id: string;
  readonly day: number;
  readonly value: number;
  readonly level: number;
  readonly games: number;
};
type SideRow = StrengthRow & { readonly json: string; readonly country_key: string; readonly stage_id: string };

const toStrength = ({ day, value, level, games }: StrengthRow): Strength => ({ day, value, level, games });

/** The last row of each participant: SQLite takes the other columns from the row of the highest day. */
const lastStrengths = "SELECT participant_id, MAX(day) AS day, value, level, games FROM strength";

/** The games that strengths count, and the strengths that follow from them. Days are days since 1970-01-01, UTC. */
export function createStrengthStore(sql: SqlStorage) {
  return { ...createGameStore(sql), ...writeStrengths(sql), ...readStrengths(sql) };
}

function writeStrengths(sql: SqlStorage) {
  return {
    putDay({ day, strengths, tally }: RatedDay): void {
      for (const [id, { value, level, games }] of strengths)
        sql.exec("INSERT OR REPLACE INTO strength VALUES (?, ?, ?, ?, ?)", id, day, value, level, games);
      sql.exec("INSERT OR REPLACE INTO strength_tally VALUES (?, ?)", day, JSON.stringify(tally));
    },
    forgetFrom(day: number): void {
      sql.exec("DELETE FROM strength WHERE day >= ?", day);
      sql.exec("DELETE FROM strength_tally WHERE day >= ?", day);
    },
    /** The first day that is to be rated; null while all days are. */
    dirtyFrom: (): number | null =>
      sql.exec<{ from_day: number }>("SELECT from_day FROM strength_note").toArray()[0]?.from_day ?? null,
    setDirtyFrom(day: number | null): void {
      sql.exec("DELETE FROM strength_note");
      if (day !== null) sql.exec("INSERT INTO strength_note VALUES (?)", day);
    },
  };
}

function readStrengths(sql: SqlStorage) {
  return {
    strengthsBefore: (day: number): ReadonlyMap<string, Strength> =>
      new Map(
        sql
          .exec<StrengthRow>(`${lastStrengths} WHERE day < ? GROUP BY participant_id`, day)
          .toArray()
          .map((row) => [row.participant_id, toStrength(row)]),
      ),
    entrantsBefore: (day: number): readonly Entrant[] =>
      sql
        .exec<{ tournament_id: string; participant_id: string; day: number }>(
          `SELECT tournament_id, participant_id, MAX(day) AS day FROM (
             SELECT tournament_id, home_id AS participant_id, day FROM strength_game WHERE day < ?1
             UNION ALL SELECT tournament_id, away_id, day FROM strength_game WHERE day < ?1)
           GROUP BY tournament_id, participant_id`,
          day,
        )
        .toArray()
        .map(({ tournament_id: tournamentId, participant_id: id, day: last }) => ({ tournamentId, id, day: last })),
    /** The tally after the last day before one; null before the first. */
    tallyBefore(day: number): StrengthTally | null {
      const query = "SELECT json FROM strength_tally WHERE day < ? ORDER BY day DESC LIMIT 1";
      const row = sql.exec<{ json: string }>(query, day).toArray()[0];
      // What `putDay` wrote.
      return row === undefined ? null : (JSON.parse(row.json) as StrengthTally);
    },
    /** The first and the last day with strengths; null before the first. */
    ratedDays(): { readonly first: number; readonly last: number } | null {
      const query = "SELECT MIN(day) AS first, MAX(day) AS last FROM strength_tally";
      const row = sql.exec<{ first: number | null; last: number | null }>(query).one();
      return row.first === null || row.last === null ? null : { first: row.first, last: row.last };
    },
    /** The strengths of a side up to a day, the oldest first. */
    pointsOf: (participantId: string, throughDay: number): readonly StrengthPoint[] =>
      sql
        .exec<{ day: number; value: number }>(
          "SELECT day, value FROM strength WHERE participant_id = ? AND day <= ? ORDER BY day",
          participantId,
          throughDay,
        )
        .toArray(),
    /** Every side with its last strength up to a day. */
    sidesThrough: (throughDay: number): readonly RankedSide[] =>
      sql
        .exec<SideRow>(
          `SELECT last.*, side.json, side.country_key, side.stage_id
           FROM (${lastStrengths} WHERE day <= ? GROUP BY participant_id) AS last
           JOIN strength_side AS side ON side.participant_id = last.participant_id`,
          throughDay,
        )
        .toArray()
        .map((row) => ({
          ...toStrength(row),
          // What `putGame` wrote.
          participant: JSON.parse(row.json) as Participant,
          countryKey: row.country_key,
          stageId: row.stage_id,
        })),
  };
}
