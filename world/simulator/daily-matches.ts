import { daySeconds } from "../../shared/basics/day.ts";
import { parseTimeOfDay } from "../../shared/basics/zoned.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import { dailyGroups, type DailyGroup } from "../catalogue/daily-leagues.ts";
import { friendlyLeague } from "../catalogue/friendlies.ts";
import type { WorldLeague } from "../catalogue/league.ts";
import { firstDayOf, firstWeekOf, seasonWeekOf, seasonWeeks, weekOf } from "../catalogue/season.ts";
import { friendliesOfGroup, footballNumber } from "../catalogue/numbers.ts";
import { bySeason, byWeek } from "./event-ids.ts";
import type { PlannedMatch } from "./fixture.ts";
import { createCache } from "../../shared/basics/cache.ts";
import { randomOf, shuffled } from "../../shared/basics/random.ts";
import { pairsOfRound, roundCount } from "./season-rounds.ts";

const cache = createCache<readonly PlannedMatch[]>(64);

/** A daily group's games of a UTC day. */
export const dailyMatchesOfDay = (seed: string, group: DailyGroup, day: number): readonly PlannedMatch[] =>
  matchesOfWeek(seed, group, weekOf(day)).filter(({ startSeconds }) => Math.floor(startSeconds / daySeconds) === day);

/** Returns all games of one of the group's leagues in the season that began in a year. */
export function dailyMatchesOfSeason(
  seed: string,
  group: DailyGroup,
  league: WorldLeague,
  year: number,
): readonly PlannedMatch[] {
  const firstWeek = firstWeekOf(league.seasonStartMonth, year);
  return Array.from({ length: seasonWeeks }, (_, index) => firstWeek + index).flatMap((week) =>
    matchesOfWeek(seed, group, week).filter((match) => match.league === league),
  );
}

/** The game of a league's season by its number; undefined where the season has no such game. */
export function dailyMatch(
  seed: string,
  group: DailyGroup,
  league: WorldLeague,
  year: number,
  number: number,
): PlannedMatch | undefined {
  const index = Math.floor(number / matchesPerRound(league));
  const week = firstWeekOf(league.seasonStartMonth, year) + index;
  const matches =
    index < seasonWeeks ? matchesOfWeek(seed, group, week).filter((match) => match.league === league) : [];
  return matches[number % matchesPerRound(league)];
}

/** A daily group's friendly of a week that has a number. */
export const dailyFriendly = (
  seed: string,
  group: DailyGroup,
  week: number,
  number: number,
): PlannedMatch | undefined =>
  matchesOfWeek(seed, group, week).filter(({ league }) => league === friendlyLeague)[number];

const matchesPerRound = ({ teams }: WorldLeague): number => Math.floor(teams.length / 2);

const matchesOfWeek = (seed: string, group: DailyGroup, week: number): readonly PlannedMatch[] =>
  cache.remember(`${seed} ${group.kickOffsUtc.join(" ")} ${week}`, () => planWeek(seed, group, week));

/**
 * Every team of the group has one game a week: a round of its league, or a friendly while the league rests. The games are
 * spread evenly over the kick-offs of the week, league after league.
 */
function planWeek(seed: string, group: DailyGroup, week: number): readonly PlannedMatch[] {
  const resting: Participant[] = [];
  const matches = group.leagues.flatMap((league): readonly Omit<PlannedMatch, "startSeconds">[] => {
    const season = seasonWeekOf(league.seasonStartMonth, week);
    const round = season === null ? 0 : roundOfWeek(league, season.index);
    if (season === null || round === 0) {
      if (league.kind === undefined) resting.push(...league.teams);
      return [];
    }
    const competition = footballNumber(league);
    const firstPlace = bySeason.toPlace(season.year - 1970, (round - 1) * matchesPerRound(league));
    return pairsOfRound(seed, league, season.year, round).flatMap(([homeIndex, awayIndex], index) => {
      const [home, away] = [league.teams[homeIndex], league.teams[awayIndex]];
      const key = { competition, place: firstPlace + index };
      return home === undefined || away === undefined ? [] : [{ key, league, round: String(round), home, away }];
    });
  });
  const guests = shuffled(randomOf(seed, "friendlies", group.kickOffsUtc.join(" "), week), resting);
  for (let index = 0; index + 1 < guests.length; index += 2) {
    const [home, away] = [guests[index], guests[index + 1]];
    if (home === undefined || away === undefined) continue;
    const key = { competition: friendliesOfGroup(dailyGroups.indexOf(group)), place: byWeek.toPlace(week, index / 2) };
    matches.push({ key, league: friendlyLeague, round: "", home, away });
  }
  const slots = 7 * group.kickOffsUtc.length;
  return matches.map((match, index) => {
    const slot = Math.floor((index * slots) / matches.length);
    const day = firstDayOf(week) + Math.floor(slot / group.kickOffsUtc.length);
    const time = group.kickOffsUtc[slot % group.kickOffsUtc.length] ?? "12:00";
    return { ...match, startSeconds: day * daySeconds + (parseTimeOfDay(time) ?? 0) * 60 };
  });
}

/** The round that a league plays in a week of its season, 0 for none: one a week, the first weeks of a season. */
const roundOfWeek = (league: WorldLeague, index: number): number =>
  index < roundCount(league.teams.length, seasonWeeks) ? index + 1 : 0;
