import { daySeconds } from "../../shared/basics/day.ts";
import { friendlyLeague } from "../catalogue/friendlies.ts";
import { firstDayOf, seasonWeekOf, weekOf } from "../catalogue/season.ts";
import type { TopLeague } from "../catalogue/top-leagues.ts";
import { weekendLeagues } from "../catalogue/world.ts";
import { byWeek } from "./event-ids.ts";
import type { PlannedMatch } from "./fixture.ts";
import { createCache } from "../../shared/basics/cache.ts";
import { pick, randomOf, shuffled } from "../../shared/basics/random.ts";

const cache = createCache<readonly PlannedMatch[]>(8);

/** The share of clubs that play while their leagues rest. */
const playingShare = 0.9;
/** Friday to Sunday and Wednesday, as 0 Monday … 6 Sunday; a day that is listed more often has more games. */
const weekdays = [5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 4, 2] as const;
const startHoursUtc = [9, 10, 11, 13, 13, 14, 14, 15, 15, 16, 16, 17, 18] as const;

/** Friendly games of a UTC day between clubs whose leagues rest. */
export function friendliesOfDay(seed: string, day: number): readonly PlannedMatch[] {
  return matchesOfWeek(seed, weekOf(day)).filter(({ startSeconds }) => Math.floor(startSeconds / daySeconds) === day);
}

/** The friendly of a week that has a number. */
export const friendlyMatch = (seed: string, week: number, number: number): PlannedMatch | undefined =>
  matchesOfWeek(seed, week)[number];

const matchesOfWeek = (seed: string, week: number): readonly PlannedMatch[] =>
  cache.remember(`${seed} ${week}`, () =>
    planWeek(seed, week).map((match, index) => ({ ...match, key: toKey(week, index) })),
  );

const toKey = (week: number, index: number) => ({ competition: 0, place: byWeek.toPlace(week, index) });

function planWeek(seed: string, week: number): readonly Omit<PlannedMatch, "key">[] {
  const resting = weekendLeagues.filter(
    ({ kind, seasonStartMonth }) => kind === undefined && seasonWeekOf(seasonStartMonth, week) === null,
  );
  // Clubs do not travel to another continent for a friendly.
  const continents = [...new Set(resting.map(continentOf))];
  return continents.flatMap((continent) => {
    const random = randomOf(seed, "club friendlies", continent, week);
    const teams = shuffled(
      random,
      resting.filter((league) => continentOf(league) === continent).flatMap((league) => league.teams),
    );
    const count = Math.floor((teams.length * playingShare) / 2);
    return Array.from({ length: count }, (_, index) => [teams[2 * index], teams[2 * index + 1]]).flatMap(
      ([home, away]): readonly Omit<PlannedMatch, "key">[] => {
        if (home === undefined || away === undefined) return [];
        const day = firstDayOf(week) + pick(random, weekdays);
        const startSeconds = day * daySeconds + pick(random, startHoursUtc) * 3600;
        return [{ league: friendlyLeague, round: "", home, away, startSeconds }];
      },
    );
  });
}

const continentOf = ({ timeZone }: TopLeague): string => timeZone.split("/")[0] ?? "";
