import type { StrengthGame } from "../../../../shared/strength/rate-day.ts";
import type { Winner } from "../../../../shared/timeline/winner.ts";
import { groupBy } from "../standings/group-by.ts";
import type { CountedGame, CountedSide } from "./counted-game.ts";

type GameRow = {
  readonly day: number;
  readonly tournament_id: string;
  readonly home_id: string;
  readonly away_id: string;
  readonly home_score: number;
  readonly away_score: number;
  readonly winner: Winner;
  readonly entry: number;
};

const toGame = (row: GameRow): StrengthGame => ({
  homeId: row.home_id,
  awayId: row.away_id,
  score: [row.home_score, row.away_score],
  winner: row.winner,
  tournamentId: row.tournament_id,
  entry: row.entry,
});

/** The games that strengths count, with their sides. */
export function createGameStore(sql: SqlStorage) {
  return { ...writeGames(sql), ...readGames(sql), ...noteReads(sql) };
}

function writeGames(sql: SqlStorage) {
  return {
    /** @returns the first day whose strengths change by this; null if nothing changes */
    putGame({ eventId, day, game, sides }: CountedGame): number | null {
      const known = dayOf(sql, eventId);
      const { rowsWritten } = sql.exec(
        `INSERT INTO strength_game VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
         ON CONFLICT DO UPDATE SET day = ?2, tournament_id = ?3, home_id = ?4, away_id = ?5, home_score = ?6,
           away_score = ?7, winner = ?8, entry = ?9
         WHERE day <> ?2 OR home_id <> ?4 OR away_id <> ?5 OR home_score <> ?6 OR away_score <> ?7 OR winner <> ?8`,
        eventId,
        day,
        game.tournamentId,
        game.homeId,
        game.awayId,
        game.score[0],
        game.score[1],
        game.winner,
        game.entry,
      );
      if (rowsWritten === 0) return null;
      for (const side of sides) putSide(sql, game.tournamentId, day, side);
      return Math.min(day, known ?? day);
    },
    /** @returns the day of a game that counts no longer; null for one that did not count */
    removeGame(eventId: string): number | null {
      const day = dayOf(sql, eventId);
      if (day !== null) sql.exec("DELETE FROM strength_game WHERE event_id = ?", eventId);
      return day;
    },
    /** Removes a tournament with its stages, so that it is read again. @returns the first day of its games; null if none counted */
    forgetTournament(tournamentId: string, stageIds: readonly string[]): number | null {
      const query = "SELECT MIN(day) AS day FROM strength_game WHERE tournament_id = ?";
      const { day } = sql.exec<{ day: number | null }>(query, tournamentId).one();
      sql.exec("DELETE FROM strength_game WHERE tournament_id = ?", tournamentId);
      for (const id of [tournamentId, ...stageIds]) sql.exec("DELETE FROM strength_read WHERE id = ?", id);
      return day;
    },
    /** Forgets all games with what follows from them. */
    forgetGames(): void {
      for (const table of gameTables) sql.exec(`DELETE FROM ${table}`);
    },
  };
}

const gameTables = [
  "strength_game",
  "strength",
  "strength_tally",
  "strength_side",
  "strength_entrant",
  "strength_read",
] as const;

/** Keeps who a side is by its latest game, and when it last played in a tournament. */
function putSide(
  sql: SqlStorage,
  tournamentId: string,
  day: number,
  { participant, countryKey, stageId }: CountedSide,
): void {
  // Games come in no order: of each fact the latest game that tells it counts.
  sql.exec(
    `INSERT INTO strength_side VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET
       json = IIF(excluded.day >= day, excluded.json, json),
       country_key = IIF(excluded.country_key <> '' AND (excluded.day >= day OR country_key = ''),
         excluded.country_key, country_key),
       stage_id = IIF(excluded.stage_day > 0 AND excluded.stage_day >= stage_day, excluded.stage_id, stage_id),
       stage_day = MAX(stage_day, excluded.stage_day),
       day = MAX(day, excluded.day)`,
    participant.id,
    day,
    JSON.stringify(participant),
    countryKey,
    stageId,
    stageId === "" ? 0 : day,
  );
  sql.exec(
    `INSERT INTO strength_entrant VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET day = excluded.day WHERE excluded.day > day`,
    tournamentId,
    participant.id,
    day,
  );
}

function readGames(sql: SqlStorage) {
  return {
    /** The games of the first days from one on: whole days, until there are `least` games or no more. */
    gamesFrom(fromDay: number, least: number): ReadonlyMap<number, readonly StrengthGame[]> {
      const last = sql
        .exec<{ day: number }>(
          "SELECT day FROM strength_game WHERE day >= ? ORDER BY day LIMIT 1 OFFSET ?",
          fromDay,
          least - 1,
        )
        .toArray()[0]?.day;
      const rows = sql
        .exec<GameRow>(
          "SELECT * FROM strength_game WHERE day >= ? AND day <= ? ORDER BY day, event_id",
          fromDay,
          last ?? Number.MAX_SAFE_INTEGER,
        )
        .toArray();
      const byDay = groupBy(rows, ({ day }) => day);
      return new Map([...byDay].map(([day, own]) => [day, own.map(toGame)]));
    },
    /** Which sides have played in which tournament. */
    entrants: (): readonly { readonly tournamentId: string; readonly participantId: string }[] =>
      sql
        .exec<{ tournamentId: string; participantId: string }>(
          "SELECT tournament_id AS tournamentId, participant_id AS participantId FROM strength_entrant",
        )
        .toArray(),
  };
}

/** Notes which past was read. */
function noteReads(sql: SqlStorage) {
  return {
    /** The ids of the stages whose past is read, and of the tournaments all of whose stages are. */
    readIds: (): ReadonlySet<string> =>
      new Set(
        sql
          .exec<{ id: string }>("SELECT id FROM strength_read")
          .toArray()
          .map(({ id }) => id),
      ),
    noteRead(id: string): void {
      sql.exec("INSERT OR IGNORE INTO strength_read VALUES (?)", id);
    },
    forgetRead(): void {
      sql.exec("DELETE FROM strength_read");
    },
  };
}

const dayOf = (sql: SqlStorage, eventId: string): number | null =>
  sql.exec<{ day: number }>("SELECT day FROM strength_game WHERE event_id = ?", eventId).toArray()[0]?.day ?? null;
