import { sourceTypes } from "../../shared/sports/source-types.ts";
import { zonedSeconds } from "../../shared/basics/zoned.ts";
import { leagueIds, toGameId } from "../../shared/competitions/football-ids.ts";
import type { IngestEvent } from "../../shared/ingest/event-schema.ts";
import type { IngestLeague } from "../../shared/ingest/league-schema.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import type { LeagueFacts } from "../../shared/competitions/leagues.ts";
import { toNationalTeam } from "../../shared/competitions/national-teams.ts";
import type { ParsedMatch } from "./parsed-match.ts";
import { toTeam } from "./team-names.ts";

const soccer = 1;
/** A match with a day but no time starts at noon in the league's time zone. */
const noonMinutes = 12 * 60;

export function toIngestLeague(facts: LeagueFacts, season: string): IngestLeague {
  const { name, countryKey, rank, type, format } = facts;
  const timeZone = facts.zoneBySeason?.[season] ?? facts.timeZone;
  const league = { sportId: soccer, ...leagueIds(countryKey, name, season), name, countryKey, timeZone, rank, type };
  return { ...league, season, sourceType: sourceTypes.finalOnly, ...(format === undefined ? {} : { format }) };
}

/** The participant behind a source's name in a league. */
export const sideOf = (facts: LeagueFacts, sourceName: string, season: string): Participant =>
  facts.sides === "national teams" ? toNationalTeam(sourceName, season) : toTeam(sourceName, facts.countryKey);

export function toIngestEvent(
  match: ParsedMatch,
  facts: LeagueFacts,
  league: IngestLeague,
  home: Participant = sideOf(facts, match.home, league.season),
  away: Participant = sideOf(facts, match.away, league.season),
): IngestEvent {
  return {
    eventId: toGameId(league.stageId, home.id, away.id, match.occurrence, facts.sides),
    leagueStageId: league.stageId,
    sportId: soccer,
    startSeconds: startSeconds(match, league.timeZone),
    timeKnown: match.minuteOfDay !== null,
    round: match.round,
    home,
    away,
    result: match.result,
  };
}

function startSeconds({ day, minuteOfDay, utcOffsetMinutes }: ParsedMatch, timeZone: string): number {
  if (minuteOfDay === null || utcOffsetMinutes === undefined) {
    return zonedSeconds(day, minuteOfDay ?? noonMinutes, timeZone);
  }
  return day * 86_400 + (minuteOfDay - utcOffsetMinutes) * 60;
}
