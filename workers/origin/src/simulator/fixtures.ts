import { stableId } from "../../../../shared/identity/stable-id.ts";
import { dayNumber } from "../../../../shared/time/day.ts";
import { parseTimeOfDay, zonedSeconds } from "../../../../shared/time/zoned.ts";
import type { League, Schedule } from "../../../../shared/timeline/schedule.ts";
import { calendars, type KickOff } from "../world/calendars.ts";
import { dailyGroups, type DailyGroup } from "../world/daily-leagues.ts";
import { toLeague, type WorldLeague } from "../world/league.ts";
import { seasonAt } from "../world/season.ts";
import { topLeagues, type TopLeague } from "../world/top-leagues.ts";
import { randomOf, shuffled } from "./random.ts";
import { roundPairs, roundsPerSeason } from "./round-robin.ts";

export type Fixture = { readonly league: League; readonly schedule: Schedule };

/** The games that kick off on a UTC day (days since 1970-01-01): the same for the same seed, whenever it is asked. */
export function fixturesOfDay(seed: string, day: number): readonly Fixture[] {
  return [
    ...topLeagues.flatMap((league) => topFixtures(seed, league, day)),
    ...dailyGroups.flatMap((group) => dailyFixtures(seed, group, day)),
  ];
}

/** Weeks begin on Monday; 1970-01-01 was a Thursday. */
const weekOf = (day: number) => Math.floor((day + 3) / 7);
const firstDayOf = (week: number) => week * 7 - 3;

/** Two round numbers a week; midweek comes first. */
function topFixtures(seed: string, league: TopLeague, day: number): readonly Fixture[] {
  const { weekend, midweek } = calendars[league.calendar];
  // A round that begins on Friday may end on Monday, which is in the next week.
  const weeks = new Set([weekOf(day - 1), weekOf(day + 1), weekOf(day + 1) - 1]);
  return [...weeks].flatMap((week) => [
    ...roundFixtures(seed, league, day, week, 2 * week + 1, weekend),
    ...(week % 2 === 0 ? roundFixtures(seed, league, day, week, 2 * week, midweek) : []),
  ]);
}

function roundFixtures(
  seed: string,
  league: TopLeague,
  day: number,
  week: number,
  round: number,
  kickOffs: readonly KickOff[],
): readonly Fixture[] {
  const random = randomOf(seed, "round", league.countryKey, league.name, round);
  return shuffled(random, pairsOf(seed, league, round)).flatMap(([home, away], index) => {
    const [weekday, time] = kickOffs[index % kickOffs.length] ?? [0, "12:00"];
    const localDay = firstDayOf(week) + (weekday === 0 ? 7 : weekday);
    if (Math.abs(localDay - day) > 1) return [];
    const startSeconds = zonedSeconds(localDay, parseTimeOfDay(time) ?? 0, league.timeZone);
    if (dayNumber(startSeconds, 0) !== day) return [];
    return [toFixture(league, round, home, away, startSeconds)];
  });
}

/** How many games begin at each kick-off of a daily group. */
const gamesAtOnce = 3;

/**
 * A daily group plays two rounds a week, each spread over half of the week's kick-offs, league after league: so every
 * team has about three and a half days between its games.
 */
function dailyFixtures(seed: string, group: DailyGroup, day: number): readonly Fixture[] {
  const week = weekOf(day);
  const gamesPerDay = group.kickOffsUtc.length * gamesAtOnce;
  const firstHalf = Math.ceil((gamesPerDay * 7) / 2);
  const first = (day - firstDayOf(week)) * gamesPerDay;
  const rounds = [2 * week, 2 * week + 1].map((round) =>
    group.leagues.flatMap((league) =>
      pairsOf(seed, league, round).map(([home, away]) => ({ league, round, home, away })),
    ),
  );
  const fixtures: Fixture[] = [];
  for (let index = first; index < first + gamesPerDay; index += 1) {
    const game = index < firstHalf ? rounds[0]?.[index] : rounds[1]?.[index - firstHalf];
    const time = group.kickOffsUtc[Math.floor((index - first) / gamesAtOnce)];
    if (game === undefined || time === undefined) continue;
    const startSeconds = zonedSeconds(day, parseTimeOfDay(time) ?? 0, "UTC");
    fixtures.push(toFixture(game.league, game.round, game.home, game.away, startSeconds));
  }
  return fixtures;
}

/** The order of teams in the circle is the seed's: who meets whom in a round is not the list's order of strength. */
function pairsOf(seed: string, league: WorldLeague, round: number): readonly (readonly [number, number])[] {
  const count = league.teams.length;
  const order = shuffled(
    randomOf(seed, "order", league.countryKey, league.name),
    league.teams.map((_, index) => index),
  );
  return roundPairs(count, round % roundsPerSeason(count)).map(([home, away]) => [order[home] ?? 0, order[away] ?? 0]);
}

function toFixture(
  worldLeague: WorldLeague,
  round: number,
  homeIndex: number,
  awayIndex: number,
  startSeconds: number,
): Fixture {
  const league = toLeague(worldLeague, seasonAt(worldLeague.seasonStartMonth, startSeconds));
  const [home, away] = [worldLeague.teams[homeIndex], worldLeague.teams[awayIndex]];
  if (home === undefined || away === undefined) throw new RangeError(`${worldLeague.name} has no such team`);
  return {
    league,
    schedule: {
      eventId: stableId(league.sportId, "simulated", league.stageId, String(round), home.id, away.id),
      leagueStageId: league.stageId,
      sportId: league.sportId,
      startSeconds,
      timeKnown: true,
      round: String((round % roundsPerSeason(worldLeague.teams.length)) + 1),
      home,
      away,
      provider: "simulator",
      clockRate: 1,
    },
  };
}
