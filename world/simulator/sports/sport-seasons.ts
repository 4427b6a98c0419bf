import { createCache } from "../../../shared/basics/cache.ts";
import type { Fixture } from "../../../shared/timeline/provider.ts";
import { daySeconds } from "../../../shared/basics/day.ts";
import type { League } from "../../../shared/timeline/schedule.ts";
import { firstYearAt, firstYearOf, seasonName } from "../../catalogue/season.ts";
import type { Competition } from "../../catalogue/sports/competition.ts";
import { competitionsOf } from "../../catalogue/sports/competitions.ts";
import { toLeague, toStarter } from "../../catalogue/sports/to-league.ts";
import { byTurn, toEventKey } from "../event-ids.ts";
import { starterAt, startsOfSeason, toFixtures, withStarters, type Start } from "../fields/edition.ts";
import { matchesOfTournament, tournamentMatch } from "./draw-fixtures.ts";
import { duelAt, duelSeason, duelsOf } from "./duel-fixtures.ts";
import { tournamentAt, tournamentsOf } from "./tournament.ts";

/** The last seasons of a competition of any sport but football, stage by stage, the latest season first. */
export function sportLeagues(
  sportId: number,
  tournamentId: string,
  nowSeconds: number,
  count: number,
): readonly League[] {
  const competition = competitionOf(sportId, tournamentId);
  return competition === undefined
    ? []
    : yearsAt(competition, nowSeconds, competition.field === null ? count : Math.min(count, fieldSeasons)).flatMap(
        (year) => leaguesOfYear(competition, year),
      );
}

export const sportTournaments = (sportId: number): readonly string[] =>
  competitionsOf(sportId).map((competition) => toLeague(competition, "").tournamentId);

/** A season of races is up to some hundred stages. */
const fieldSeasons = 2;

const competitionOf = (sportId: number, tournamentId: string): Competition | undefined =>
  competitionsOf(sportId).find((each) => toLeague(each, "").tournamentId === tournamentId);

const yearsAt = ({ seasonStartMonth }: Competition, nowSeconds: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, back) => firstYearAt(seasonStartMonth, nowSeconds) - back);

/** A season of rounds is one stage; each tournament and each race is a stage of its own. */
function leaguesOfYear(competition: Competition, year: number): readonly League[] {
  if (competition.field !== null) return startsOfSeason(competition, year).map(({ league }) => league);
  if (competition.draw !== undefined) return tournamentsOf(competition, year).map(({ league }) => league);
  return [toLeague(competition, seasonName(competition.seasonStartMonth, year))];
}

/** The events of a stage as far as an instant knows them, by start. */
export function sportSeason(seed: string, league: League, nowSeconds: number): readonly Fixture[] {
  const competition = competitionOf(league.sportId, league.tournamentId);
  if (competition === undefined) return [];
  const year = firstYearOf(league.season);
  if (competition.field !== null) {
    const start = startsByStatus(competition, year).get(league.stageId);
    return start === undefined ? [] : toFixtures(seed, withStarters(seed, start));
  }
  if (competition.draw !== undefined) {
    const tournament = tournamentsOf(competition, year).find((each) => each.league.stageId === league.stageId);
    return tournament === undefined ? [] : matchesOfTournament(seed, tournament, nowSeconds);
  }
  return duelSeason(seed, competition, year);
}

/** A season's races are requested one by one. */
const cache = createCache<ReadonlyMap<string, Start>>(16);
const startsByStatus = (competition: Competition, year: number): ReadonlyMap<string, Start> =>
  cache.remember([competition.sportId, competition.rank, competition.name, year].join(" "), () => {
    return new Map(startsOfSeason(competition, year).map((start) => [start.league.stageId, start]));
  });

/** How long a participant's results are listed, in days: games of rounds, and tournaments whose draw is played out. */
const recordedDays = { rounds: 240, draws: 60 } as const;
/** And as many of its races, where there are that many in the season. */
const recordedRaces = 60;

/** A participant's events of the last weeks, and those to come; in no order. */
export const sportMatchesOf = (
  seed: string,
  sportId: number,
  participantId: string,
  nowSeconds: number,
): readonly Fixture[] =>
  competitionsOf(sportId)
    .filter((competition) => competition.names.some((name) => toStarter(competition, name).id === participantId))
    .flatMap((competition) =>
      yearsAt(competition, nowSeconds, 2).flatMap((year) =>
        matchesOfYear(seed, competition, year, participantId, nowSeconds),
      ),
    );

function matchesOfYear(
  seed: string,
  competition: Competition,
  year: number,
  participantId: string,
  nowSeconds: number,
): readonly Fixture[] {
  const since = (days: number) => nowSeconds - days * daySeconds;
  if (competition.field === null && competition.draw === undefined) {
    return duelsOf(seed, competition, year, participantId).filter(
      ({ schedule }) => schedule.startSeconds >= since(recordedDays.rounds),
    );
  }
  const isOwn = ({ schedule: { home, away } }: Fixture) => home.id === participantId || away?.id === participantId;
  if (competition.field === null) {
    return tournamentsOf(competition, year)
      .filter(
        ({ firstDay }) => firstDay * daySeconds >= since(recordedDays.draws) && firstDay * daySeconds < nowSeconds,
      )
      .flatMap((tournament) => matchesOfTournament(seed, tournament, nowSeconds))
      .filter(isOwn);
  }
  const { pace } = competition.field;
  const reach = pace.kind === "even" ? recordedRaces * pace.everyDays * daySeconds : Infinity;
  return startsOfSeason(competition, year)
    .filter(({ startSeconds }) => Math.abs(startSeconds - nowSeconds) < reach)
    .flatMap((start) => toFixtures(seed, withStarters(seed, start)))
    .filter(isOwn);
}

/** The event of an id, whenever it is; null for an id that the world does not give. */
export function sportEvent(seed: string, sportId: number, eventId: string): Fixture | null {
  const key = toEventKey(seed, eventId);
  const competition = key === null ? undefined : competitionsOf(sportId)[key.competition];
  if (key === null || competition === undefined) return null;
  if (competition.field !== null) return starterAt(seed, competition, key.place);
  if (competition.draw === undefined) return duelAt(seed, competition, key.place);
  const { turn, number } = byTurn.fromPlace(key.place);
  const tournament = tournamentAt(competition, turn);
  return tournament === null ? null : tournamentMatch(seed, tournament, number);
}
