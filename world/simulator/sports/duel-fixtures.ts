import { isOfPersons } from "../../../shared/sports/catalogue.ts";
import type { Fixture } from "../../../shared/timeline/provider.ts";
import { daySeconds } from "../../../shared/basics/day.ts";
import { firstYearAt, seasonName } from "../../catalogue/season.ts";
import type { Competition } from "../../catalogue/sports/competition.ts";
import { competitionNumber } from "../../catalogue/sports/competitions.ts";
import { toLeague, toStarter } from "../../catalogue/sports/to-league.ts";
import { bySeason, toEventId } from "../event-ids.ts";
import { matchOfSeason, matchesOfDay, matchesOfSeason, type SeasonMatch } from "./duel-season.ts";

/** Leagues with more rounds are played by the day, as those of America are: they do not speak of a 185th round. */
const mostRounds = 60;
const hasRounds = (rounds: number): boolean => rounds <= mostRounds;

/** The last day of a match that lasts several. */
const lastDaySeconds = 8 * 3600;

/** A competition's games of a UTC day. */
export function duelFixtures(seed: string, competition: Competition, day: number): readonly Fixture[] {
  const year = firstYearAt(competition.seasonStartMonth, day * daySeconds);
  return matchesOfDay(seed, competition, year, day).map(toFixture(seed, competition, year));
}

/** Lists all games of the season that began in `year`, in order of their start. */
export const duelSeason = (seed: string, competition: Competition, year: number): readonly Fixture[] =>
  matchesOfSeason(seed, competition, year)
    .toSorted((a, b) => a.startSeconds - b.startSeconds)
    .map(toFixture(seed, competition, year));

/** A participant's games of a season. */
export const duelsOf = (
  seed: string,
  competition: Competition,
  year: number,
  participantId: string,
): readonly Fixture[] => {
  const name = competition.names.find((each) => toStarter(competition, each).id === participantId);
  return matchesOfSeason(seed, competition, year)
    .filter(({ home, away }) => home === name || away === name)
    .map(toFixture(seed, competition, year));
};

/** Returns the game at `place` of a competition; null if there is none. */
export function duelAt(seed: string, competition: Competition, place: number): Fixture | null {
  const { turn, number } = bySeason.fromPlace(place);
  const match = matchOfSeason(seed, competition, 1970 + turn, number);
  return match === undefined ? null : toFixture(seed, competition, 1970 + turn)(match);
}

function toFixture(seed: string, competition: Competition, year: number): (match: SeasonMatch) => Fixture {
  const { sportId } = competition;
  const league = toLeague(competition, seasonName(competition.seasonStartMonth, year));
  const number = competitionNumber(competition);
  return (match) => ({
    league,
    schedule: {
      eventId: toEventId(seed, sportId, { competition: number, place: bySeason.toPlace(year - 1970, match.number) }),
      leagueStageId: league.stageId,
      sportId,
      startSeconds: match.startSeconds,
      ...(competition.everyDays === undefined
        ? {}
        : { endSeconds: match.startSeconds + (competition.everyDays - 1) * daySeconds + lastDaySeconds }),
      timeKnown: true,
      round: hasRounds(match.rounds) && !isOfPersons(sportId) ? String(match.round + 1) : "",
      home: toStarter(competition, match.home),
      away: toStarter(competition, match.away),
      provider: "simulator",
      clockRate: 1,
    },
  });
}
