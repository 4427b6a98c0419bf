import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { dayNumber, daySeconds, parseIsoDay } from "../../../shared/time/day.ts";
import { parseTimeOfDay } from "../../../shared/time/zoned.ts";
import type { League, Participant, Schedule } from "../../../shared/timeline/schedule.ts";
import { seasonAt } from "../../catalogue/season.ts";
import type { Competition, Venue } from "../../catalogue/sports/competition.ts";
import { competitionNumber, competitionsOf } from "../../catalogue/sports/competitions.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { translated } from "../../texts/names-of.ts";
import { toLeague, toStarter } from "../../catalogue/sports/to-league.ts";
import type { Fixture } from "../../../shared/providers/provider.ts";
import { randomOf, shuffled } from "../../../shared/random/random.ts";
import { byTurn, toEventId } from "../event-ids.ts";

/** One race, tournament or contest: a league of its own, whose events are its starters. */
export type Edition = {
  readonly league: League;
  readonly startSeconds: number;
  readonly venue: Venue;
  readonly starters: readonly Participant[];
  readonly competition: Competition;
  /** How many editions the competition had since 1970. */
  readonly turn: number;
};

/** Four rounds on four days, and the last round itself. */
const golfSeconds = 3 * daySeconds + 9 * 3600;

export type Start = Omit<Edition, "starters">;

/** The editions of a competition that begin on a UTC day, without their starters. */
function startsOf(competition: Competition, day: number): readonly Start[] {
  const { field, startsUtc, rank } = competition;
  if (field === null || (day + rank) % field.everyDays !== 0) return [];
  return startsUtc.map((start, index) => {
    const startSeconds = day * daySeconds + (parseTimeOfDay(start) ?? 0) * 60;
    const turn = Math.floor(day / field.everyDays) * startsUtc.length + index;
    const venue = field.venues[turn % field.venues.length] ?? { name: "" };
    const season = seasonAt(competition.seasonStartMonth, startSeconds);
    const placeIn = (lang: Language) => ` - ${translated(venue.name, lang)}`;
    const league = toLeague(competition, season, placeIn, String(day), start);
    return { league, startSeconds, venue, competition, turn };
  });
}

function startersOf(seed: string, competition: Competition, league: League): readonly Participant[] {
  const { names, field } = competition;
  const starters = shuffled(randomOf(seed, "starters", league.stageId), names).slice(0, field?.starters);
  return starters.map((starter) => toStarter(competition, starter));
}

export const withStarters = (seed: string, start: Start): Edition => ({
  ...start,
  starters: startersOf(seed, start.competition, start.league),
});

/** The editions of a competition that begin on a UTC day. */
export const editionsOf = (seed: string, competition: Competition, day: number): readonly Edition[] =>
  startsOf(competition, day).map((start) => withStarters(seed, start));

/** The starts of the season that began in a year, the first one first. */
export function startsOfSeason(competition: Competition, year: number): readonly Start[] {
  const firstDay = (of: number) => parseIsoDay(`${of}-0${competition.seasonStartMonth}-01`) ?? 0;
  const days = Array.from({ length: firstDay(year + 1) - firstDay(year) }, (_, index) => firstDay(year) + index);
  return days.flatMap((day) => startsOf(competition, day));
}

/** A starter of an edition by its place in the competition; null where there is none. */
export function starterAt(seed: string, competition: Competition, place: number): Fixture | null {
  const { turn, number } = byTurn.fromPlace(place);
  const everyDays = competition.field?.everyDays ?? 1;
  const firstDay = Math.floor(turn / competition.startsUtc.length) * everyDays;
  const start = Array.from({ length: everyDays }, (_, index) => firstDay + index)
    .flatMap((day) => startsOf(competition, day))
    .find((each) => each.turn === turn);
  return start === undefined ? null : (toFixtures(seed, withStarters(seed, start))[number] ?? null);
}

export const toFixtures = (seed: string, edition: Edition): readonly Fixture[] => {
  const { league, startSeconds, starters, competition, turn } = edition;
  const number = competitionNumber(competition);
  return starters.map((starter, index) => ({
    league,
    schedule: {
      eventId: toEventId(seed, league.sportId, { competition: number, place: byTurn.toPlace(turn, index) }),
      leagueStageId: league.stageId,
      sportId: league.sportId,
      startSeconds,
      ...(league.sportId === sportIds.golf ? { endSeconds: startSeconds + golfSeconds } : {}),
      timeKnown: true,
      round: "",
      home: starter,
      away: null,
      provider: "simulator",
      clockRate: 1,
    },
  }));
};

/** The edition that an event belongs to; null when the world has none. */
export function editionOf(seed: string, { sportId, startSeconds, leagueStageId }: Schedule): Edition | null {
  const day = dayNumber(startSeconds, 0);
  for (const competition of competitionsOf(sportId)) {
    const start = startsOf(competition, day).find(({ league }) => league.stageId === leagueStageId);
    if (start !== undefined) return withStarters(seed, start);
  }
  return null;
}
