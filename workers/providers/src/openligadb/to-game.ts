import { toClub } from "../../../../shared/competitions/club-names.ts";
import type { LeagueFacts } from "../../../../shared/competitions/leagues.ts";
import { toNationalTeam } from "../../../../shared/competitions/national-teams.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { zonedSeconds } from "../../../../shared/basics/zoned.ts";
import type { Pair, Result } from "../../../../shared/timeline/incident.ts";
import { resultFault } from "../../../../shared/timeline/result-fault.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import type { Game } from "../core/game.ts";
import { toLeague, toSeason } from "../core/to-league.ts";
import { toEnglishName } from "./national-names.ts";
import { leagueOf } from "./leagues.ts";
import type { Match } from "./schema.ts";
import { lastScore, toGoals } from "./to-goals.ts";
import { toScores } from "./to-scores.ts";

/** Each round of a league is its own group, because it has its own request. */
export const toGroup = (shortcut: string, season: number, round: number): string => `${shortcut}/${season}/${round}`;

/** Reads a match as OpenLigaDB describes it. @returns the game, or in words why there is none */
export function toGame(match: Match, shortcut: string): Game | string {
  const { group, team1, team2, leagueSeason, matchIsFinished } = match;
  const facts = leagueOf(shortcut, match.leagueName ?? shortcut);
  const season = toSeason(leagueSeason, facts.sides === "national teams");
  const startSeconds = toStart(match);
  if (startSeconds === null) return "has no start";
  const home = toSide(team1.teamName, facts, season);
  const away = toSide(team2.teamName, facts, season);
  if (home.id === away.id || home.slug === "" || away.slug === "") return "has no two sides";
  const goals = toGoals(match.goals, [home.id, away.id]);
  const scores = toScores(match.matchResults);
  const result = matchIsFinished ? toResult(scores) : null;
  return {
    sourceId: String(match.matchID),
    group: toGroup(shortcut, leagueSeason, group.groupOrderID),
    league: toLeague(facts, season, "openligadb"),
    sides: facts.sides ?? "clubs",
    round: toRound(group.groupName ?? String(group.groupOrderID)),
    table: team1.teamGroupName === null ? null : team1.teamGroupName.replace(/^Gruppe\s+/, ""),
    startSeconds,
    timeKnown: true,
    home,
    away,
    status: null,
    score: scores.extraTime ?? scores.fullTime ?? lastScore(match.goals) ?? scores.halfTime ?? [0, 0],
    halfTime: scores.halfTime,
    goals,
    details: [],
    result,
    isOver: matchIsFinished,
  };
}

/** Names are German: that is what a club is called where German is spoken. */
function toSide(name: string, facts: LeagueFacts, season: string): Participant {
  if (facts.sides === "national teams") return toNationalTeam(toEnglishName(name), season);
  const { participant, written } = toClub(name, facts.countryKey);
  return participant.name === written ? participant : { ...participant, names: { de: written } };
}

/** The naive time is that of Germany. */
function toStart({ matchDateTimeUTC, matchDateTime }: Match): number | null {
  const utcMs = Date.parse(matchDateTimeUTC ?? "");
  if (!Number.isNaN(utcMs)) return Math.floor(utcMs / 1000);
  const asUtcSeconds = Date.parse(`${matchDateTime ?? ""}Z`) / 1000;
  if (Number.isNaN(asUtcSeconds)) return null;
  return zonedSeconds(Math.floor(asUtcSeconds / 86_400), Math.floor((asUtcSeconds % 86_400) / 60), "Europe/Berlin");
}

/** "21. Spieltag" → "21", which every language can print; other names stay. */
const toRound = (name: string): string => /^(\d+)\. Spieltag$/.exec(name)?.[1] ?? name.slice(0, 80);

/** The result, null until the final score is there: editors mark a match as over before they enter its score. */
function toResult({ halfTime, fullTime, extraTime, shootOut }: ReturnType<typeof toScores>): Result | null {
  if (fullTime === null) return null;
  const status = statusOf(extraTime, shootOut);
  const result = { status, halfTime, fullTime, extraTime, shootOut };
  // Try again without the half-time score: editors get it wrong most often, and a result can do without it.
  return [result, { ...result, halfTime: null }].find((candidate) => resultFault(candidate) === null) ?? null;
}

function statusOf(extraTime: Pair | null, shootOut: Pair | null): number {
  if (shootOut !== null) return eventStatus.afterPenalties;
  return extraTime === null ? eventStatus.finished : eventStatus.afterExtraTime;
}
