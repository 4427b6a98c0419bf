import { dayNumber } from "../../shared/basics/day.ts";
import { parseTimeOfDay, zonedSeconds } from "../../shared/basics/zoned.ts";
import { calendars } from "../catalogue/calendars.ts";
import { firstDayOf, seasonWeekOf, weekOf } from "../catalogue/season.ts";
import type { TopLeague } from "../catalogue/top-leagues.ts";
import { footballNumber } from "../catalogue/numbers.ts";
import { bySeason } from "./event-ids.ts";
import type { PlannedMatch } from "./fixture.ts";
import { createCache } from "../../shared/basics/cache.ts";
import { randomOf, shuffled } from "../../shared/basics/random.ts";
import { pairsOfRound, roundsOfSeason, type SeasonRound } from "./season-rounds.ts";

/** A season's rounds are requested again on each of its days. */
const cache = createCache<readonly SeasonRound[]>(400);
const roundsOf = (league: TopLeague, year: number): readonly SeasonRound[] =>
  cache.remember(`${league.countryKey} ${league.name} ${year}`, () =>
    roundsOfSeason(league, league.teams.length, year),
  );

/** A league's games of a UTC day. */
export function weekendMatchesOfDay(seed: string, league: TopLeague, day: number): readonly PlannedMatch[] {
  // A round that begins on Friday may end on Monday, which is in the next week.
  const weeks = new Set([weekOf(day - 1), weekOf(day + 1), weekOf(day + 1) - 1]);
  return [...weeks].flatMap((week) => {
    const season = seasonWeekOf(league.seasonStartMonth, week);
    if (season === null) return [];
    return roundsOf(league, season.year)
      .filter((round) => round.week === week)
      .flatMap((round) => matchesOfRound(seed, league, season.year, round, day));
  });
}

/** Returns all games, round by round, of the season that began in a year. */
export const weekendMatchesOfSeason = (seed: string, league: TopLeague, year: number): readonly PlannedMatch[] =>
  roundsOf(league, year).flatMap((round) => matchesOfRound(seed, league, year, round, null));

/** The game of a season by its number; undefined where the season has no such game. */
export function weekendMatch(seed: string, league: TopLeague, year: number, number: number): PlannedMatch | undefined {
  const round = roundsOf(league, year)[Math.floor(number / matchesPerRound(league))];
  const matches = round === undefined ? [] : matchesOfRound(seed, league, year, round, null);
  return matches[number % matchesPerRound(league)];
}

const matchesPerRound = ({ teams }: TopLeague): number => Math.floor(teams.length / 2);

function matchesOfRound(
  seed: string,
  league: TopLeague,
  year: number,
  { number, week, isMidweek }: SeasonRound,
  onlyDay: number | null,
): readonly PlannedMatch[] {
  const { weekend, midweek } = calendars[league.calendar];
  const kickOffs = isMidweek ? midweek : weekend;
  const competition = footballNumber(league);
  const firstPlace = bySeason.toPlace(year - 1970, (number - 1) * matchesPerRound(league));
  const random = randomOf(seed, "round", league.countryKey, league.name, year, number);
  return shuffled(random, pairsOfRound(seed, league, year, number)).flatMap(([homeIndex, awayIndex], index) => {
    const [weekday, time] = kickOffs[index % kickOffs.length] ?? [0, "12:00"];
    const localDay = firstDayOf(week) + (weekday === 0 ? 7 : weekday);
    // Checked before the time zone, which costs more than all the rest.
    if (onlyDay !== null && Math.abs(localDay - onlyDay) > 1) return [];
    const startSeconds = zonedSeconds(localDay, parseTimeOfDay(time) ?? 0, league.timeZone);
    if (onlyDay !== null && dayNumber(startSeconds, 0) !== onlyDay) return [];
    const [home, away] = [league.teams[homeIndex], league.teams[awayIndex]];
    return home === undefined || away === undefined
      ? []
      : [{ key: { competition, place: firstPlace + index }, league, round: String(number), home, away, startSeconds }];
  });
}
