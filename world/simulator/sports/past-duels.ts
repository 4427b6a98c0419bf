import { dayNumber, parseIsoDay } from "../../../shared/time/day.ts";
import { regularPeriods } from "../../../shared/timeline/periods.ts";
import type { Pair } from "../../../shared/timeline/incident.ts";
import type { League, Schedule } from "../../../shared/timeline/schedule.ts";
import { firstYearOf } from "../../catalogue/season.ts";
import type { Competition } from "../../catalogue/sports/competition.ts";
import { competitionsOf } from "../../catalogue/sports/competitions.ts";
import { toLeague } from "../../catalogue/sports/to-league.ts";
import type { PastResult } from "../../../shared/providers/provider.ts";
import { matchesOfTournament } from "./draw-fixtures.ts";
import { duelFixtures } from "./duel-fixtures.ts";
import { outcomeOf } from "./outcome.ts";
import { tournamentOn } from "./tournament.ts";

const daysPerYear = 366;

/** Results of any sport of duels but football. Games without a score have none: postponed ones, bouts, walkovers. */
export function pastDuelResults(seed: string, league: League, beforeSeconds: number): readonly PastResult[] {
  const competition = competitionsOf(league.sportId).find(
    (each) => toLeague(each, league.season).tournamentId === league.tournamentId,
  );
  if (competition === undefined || competition.field !== null) return [];
  return matchesOf(seed, competition, league, beforeSeconds)
    .filter(({ startSeconds }) => startSeconds < beforeSeconds)
    .toSorted((a, b) => a.startSeconds - b.startSeconds)
    .flatMap((schedule) => resultOf(seed, schedule, beforeSeconds) ?? []);
}

/** The games of a season, or of one of its tournaments. */
function matchesOf(seed: string, competition: Competition, league: League, beforeSeconds: number): readonly Schedule[] {
  const firstDay = parseIsoDay(`${firstYearOf(league.season)}-0${competition.seasonStartMonth}-01`);
  if (firstDay === null) return [];
  const lastDay = Math.min(dayNumber(beforeSeconds, 0), firstDay + daysPerYear);
  const days = Array.from({ length: Math.max(0, lastDay - firstDay + 1) }, (_, index) => firstDay + index);
  if (competition.draw === undefined) {
    return days
      .flatMap((day) => duelFixtures(seed, competition, day))
      .filter((fixture) => fixture.league.season === league.season)
      .map(({ schedule }) => schedule);
  }
  const tournament = days
    .map((day) => tournamentOn(competition, day))
    .find((each) => each?.league.stageId === league.stageId);
  return tournament === undefined || tournament === null ? [] : matchesOfTournament(seed, tournament);
}

function resultOf(seed: string, schedule: Schedule, beforeSeconds: number): PastResult | null {
  const { score, fullTime, periods, shootOut, status, statusStartSeconds } = outcomeOf(seed, schedule);
  if (score === null || statusStartSeconds > beforeSeconds) return null;
  return {
    schedule,
    score,
    fullTime: fullTime ?? score,
    halfTime: halfTimeOf(schedule.sportId, periods),
    shootOut,
    status,
  };
}

/** The first half of two or four parts; games of thirds, sets and innings have none. */
function halfTimeOf(sportId: number, periods: readonly Pair[]): Pair | null {
  const count = regularPeriods(sportId);
  if (count !== 2 && count !== 4) return null;
  return periods
    .slice(0, count / 2)
    .reduce<Pair>(([home, away], period) => [home + period[0], away + period[1]], [0, 0]);
}
