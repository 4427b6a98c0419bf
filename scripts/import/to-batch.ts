import { stableId } from "../../shared/identity/stable-id.ts";
import { zonedSeconds } from "../../shared/time/zoned.ts";
import { leagueIds } from "../../workers/origin/src/world/league.ts";
import type { IngestEvent, IngestLeague } from "../../workers/origin/src/ingest/schemas.ts";
import type { ParsedMatch } from "./football-json.ts";
import type { LeagueFacts } from "./leagues.ts";
import { toTeam } from "./team-names.ts";

const soccer = 1;
/** Where only the day is known, noon of the league's zone stands for it. */
const noonMinutes = 12 * 60;

export function toIngestLeague(facts: LeagueFacts, season: string): IngestLeague {
  return { sportId: soccer, ...leagueIds(facts.countryKey, facts.name, season), ...facts, season };
}

/** The id holds no date, which moves when a game is rescheduled, and no round, which sources rename. */
export function toIngestEvent(match: ParsedMatch, league: IngestLeague): IngestEvent {
  const home = toTeam(match.home, league.countryKey);
  const away = toTeam(match.away, league.countryKey);
  return {
    eventId: stableId(soccer, "ingest", league.stageId, home.id, away.id, String(match.occurrence)),
    leagueStageId: league.stageId,
    sportId: soccer,
    startSeconds: zonedSeconds(match.day, match.minuteOfDay ?? noonMinutes, league.timeZone),
    timeKnown: match.minuteOfDay !== null,
    round: match.round,
    home,
    away,
    result: match.result,
  };
}
