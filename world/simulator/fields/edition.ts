import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { dayNumber, daySeconds, parseIsoDay } from "../../../shared/basics/day.ts";
import { parseTimeOfDay } from "../../../shared/basics/zoned.ts";
import type { League, Participant, Schedule } from "../../../shared/timeline/schedule.ts";
import { seasonAt } from "../../catalogue/season.ts";
import type { Competition, Venue } from "../../catalogue/sports/competition.ts";
import { competitionNumber, competitionsOf } from "../../catalogue/sports/competitions.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { translated, worldTexts } from "../../texts/names-of.ts";
import { toLeague, toStarter } from "../../catalogue/sports/to-league.ts";
import type { Fixture } from "../../../shared/timeline/provider.ts";
import { randomOf, shuffled } from "../../../shared/basics/random.ts";
import { createCachePerOwner } from "../../../shared/basics/cache.ts";
import { byLargeField, byTurn, toEventId, toEventKey, type Counting } from "../event-ids.ts";
import { commaIn } from "../../../shared/texts/comma.ts";
import { dayOfRace, raceOn, type RaceDay } from "./race-days.ts";

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

type Field = NonNullable<Competition["field"]>;

/** Four rounds on four days, and the last round itself. */
const golfSeconds = 3 * daySeconds + 9 * 3600;

export type Start = Omit<Edition, "starters">;

/** Days of a competition whose starts are kept: those of two seasons. */
const keptDays = 750;
const startsByDay = createCachePerOwner<readonly Start[]>(keptDays);

/** The editions of a competition that begin on a UTC day, without their starters. */
export function startsOf(competition: Competition, day: number): readonly Start[] {
  const { field } = competition;
  const race = field === null ? null : raceOn(field, day);
  if (field === null || race === null) return [];
  return startsByDay(competition).remember(String(day), () => makeStarts(competition, field, race, day));
}

function makeStarts(competition: Competition, field: Field, race: RaceDay, day: number): readonly Start[] {
  const { startsUtc } = competition;
  return startsUtc.map((start, index) => {
    const turn = race.number * startsUtc.length + index;
    const stage = stageOf(competition, turn);
    const place = stage === null ? (race.block ?? turn) : stage - 1;
    const venue = field.venues[place % field.venues.length] ?? { name: "" };
    const startSeconds = day * daySeconds + (parseTimeOfDay(venue.startUtc ?? start) ?? 0) * 60;
    const season = seasonAt(competition.seasonStartMonth, startSeconds);
    const placeIn = (lang: Language) => {
      const name = translated(venue.name, lang);
      return stage === null ? ` - ${name}` : ` - ${worldTexts[lang].stage} ${stage}${commaIn(lang)}${name}`;
    };
    const league = toLeague(competition, season, placeIn, String(day), start);
    return { league, startSeconds, venue, competition, turn };
  });
}

/** The number of the stage that a turn is of its tour; null where each race stands alone. */
export const stageOf = ({ tour }: Competition, turn: number): number | null =>
  tour === undefined ? null : (turn % tour.length) + 1;

/** The course of a stage; undefined where each race stands alone. */
export const profileOf = ({ competition: { tour }, turn }: Pick<Edition, "competition" | "turn">) =>
  tour?.[turn % tour.length];

/** The turn of a tour's first stage; a race that stands alone is its own. */
const firstTurnOf = (competition: Competition, turn: number): number => turn + 1 - (stageOf(competition, turn) ?? 1);

/** The starts of the stages of a tour, by the turn of any of them. */
export function startsOfTour(competition: Competition, turn: number): readonly Start[] {
  const first = firstTurnOf(competition, turn);
  return (competition.tour ?? []).flatMap((_, index) => startOfTurn(competition, first + index) ?? []);
}

/** Returns the starters of an edition; all stages of a tour have the same ones. */
function startersOf(seed: string, { competition, league, turn }: Start): readonly Participant[] {
  const { names, field, tour } = competition;
  const key = tour === undefined ? league.stageId : `${league.templateId} ${firstTurnOf(competition, turn)}`;
  const starters = shuffled(randomOf(seed, "starters", key), names).slice(0, field?.starters);
  return starters.map((starter) => toStarter(competition, starter));
}

export const withStarters = (seed: string, start: Start): Edition => ({
  ...start,
  starters: startersOf(seed, start),
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

/** Returns the starter of an edition by its place in the competition; null when no starter has that place. */
export function starterAt(seed: string, competition: Competition, place: number): Fixture | null {
  const { turn, number } = countingOf(competition).fromPlace(place);
  const start = startOfTurn(competition, turn);
  return start === null ? null : (toFixtures(seed, withStarters(seed, start))[number] ?? null);
}

function startOfTurn(competition: Competition, turn: number): Start | null {
  const { field, startsUtc } = competition;
  if (field === null) return null;
  const day = dayOfRace(field, Math.floor(turn / startsUtc.length));
  return startsOf(competition, day).find((each) => each.turn === turn) ?? null;
}

/** The number in a tour's id, which no starter has. */
const tourNumber = 63;

const countingOf = ({ field }: Competition): Counting =>
  field !== null && field.starters > tourNumber ? byLargeField : byTurn;

/** Returns every starter's event in every stage of a tour, by the tour's id; empty for an id that the world does not give. */
export function stagesOfTour(seed: string, seriesId: string, competitions: readonly Competition[]): readonly Fixture[] {
  const key = toEventKey(seed, seriesId);
  const competition = key === null ? undefined : competitions[key.competition];
  if (key === null || competition?.tour === undefined) return [];
  const { turn, number } = byTurn.fromPlace(key.place);
  if (number !== tourNumber) return [];
  return startsOfTour(competition, turn).flatMap((start) => toFixtures(seed, withStarters(seed, start)));
}

export const toFixtures = (seed: string, edition: Edition): readonly Fixture[] => {
  const { league, startSeconds, starters, competition, turn } = edition;
  const number = competitionNumber(competition);
  const tourPlace = byTurn.toPlace(firstTurnOf(competition, turn), tourNumber);
  const tour =
    competition.tour === undefined
      ? {}
      : { seriesId: toEventId(seed, league.sportId, { competition: number, place: tourPlace }) };
  return starters.map((starter, index) => ({
    league,
    schedule: {
      eventId: toEventId(seed, league.sportId, {
        competition: number,
        place: countingOf(competition).toPlace(turn, index),
      }),
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
      ...tour,
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
