import type { League } from "../../../../shared/timeline/schedule.ts";

type LeagueRow = { readonly json: string };

/** Parses a league without checking it: `putLeague` alone writes the table, and answers read hundreds of leagues. */
const toLeague = ({ json }: LeagueRow): League => JSON.parse(json) as League;

/** The leagues of a ledger. */
export function createLeagueStore(sql: SqlStorage) {
  return {
    leaguesOfTournament: (tournamentId: string): readonly League[] =>
      sql.exec<LeagueRow>("SELECT json FROM league WHERE tournament_id = ?", tournamentId).toArray().map(toLeague),
    leagues: (): readonly League[] => sql.exec<LeagueRow>("SELECT json FROM league").toArray().map(toLeague),
    league(stageId: string): League | null {
      const row = sql.exec<LeagueRow>("SELECT json FROM league WHERE stage_id = ?", stageId).toArray()[0];
      return row === undefined ? null : toLeague(row);
    },
    /** @returns whether anything changed */
    putLeague(league: League): boolean {
      const json = JSON.stringify(league);
      return (
        sql.exec(
          `INSERT INTO league VALUES (?, ?, ?)
           ON CONFLICT DO UPDATE SET tournament_id = excluded.tournament_id, json = excluded.json
           WHERE json <> excluded.json`,
          league.stageId,
          league.tournamentId,
          json,
        ).rowsWritten > 0
      );
    },
  };
}
