import { dayNumber } from "../../shared/basics/day.ts";
import { parseTimeOfDay, zonedSeconds } from "../../shared/basics/zoned.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import type { Cup } from "../catalogue/cups.ts";
import { firstDayOf, firstWeekOf, seasonWeekOf, weekOf } from "../catalogue/season.ts";
import { worldLeagues } from "../catalogue/world.ts";
import { footballNumber } from "../catalogue/numbers.ts";
import { bySeason } from "./event-ids.ts";
import { toFixture, type PlannedMatch } from "./fixture.ts";
import { drawGroups, planGroup, qualifiedFrom } from "./cup-groups.ts";
import { outcomeOf, winnerOf } from "./match-outcome.ts";
import { createCache } from "../../shared/basics/cache.ts";
import { randomOf, shuffled } from "../../shared/basics/random.ts";

/** A season's games are computed once: the sides of a round follow from all rounds before it. */
const cache = createCache<readonly PlannedMatch[]>(60);

export const cupMatchesOfSeason = (seed: string, cup: Cup, year: number): readonly PlannedMatch[] =>
  cache.remember(`${seed} ${cup.countryKey} ${cup.name} ${year}`, () => planSeason(seed, cup, year));

/** A cup's games of a UTC day. */
export function cupMatchesOfDay(seed: string, cup: Cup, day: number): readonly PlannedMatch[] {
  const season = seasonWeekOf(cup.seasonStartMonth, weekOf(day));
  const weeks = [...(cup.groups?.weeks ?? []), ...cup.weeks.flat()];
  if (season === null || !weeks.includes(season.index)) return [];
  return cupMatchesOfSeason(seed, cup, season.year).filter(({ startSeconds }) => dayNumber(startSeconds, 0) === day);
}

function planSeason(seed: string, cup: Cup, year: number): readonly PlannedMatch[] {
  const firstWeek = firstWeekOf(cup.seasonStartMonth, year);
  const competition = footballNumber(cup);
  const random = randomOf(seed, "draw", cup.countryKey, cup.name, year);
  const groups = cup.groups === undefined ? [] : drawGroups(random, cup.groups);
  const matches: PlannedMatch[] = groups.flatMap((group, index) => planGroup(cup, year, group, index));
  let firstTie = 0;
  let left = groups.length === 0 ? shuffled(random, membersOf(cup)) : qualifiedFrom(seed, groups, matches);
  for (const weeks of cup.weeks) {
    const ties = left.length / 2;
    const round = ties === 1 ? "final" : `1/${ties}`;
    const winners: Participant[] = [];
    for (let tie = 0; tie < ties; tie += 1) {
      const [one, other] = [left[2 * tie], left[2 * tie + 1]];
      if (one === undefined || other === undefined) return matches;
      const legs = weeks.map((week, index): PlannedMatch => {
        const [weekday, time] = cup.kickOffs[tie % cup.kickOffs.length] ?? [1, "20:00"];
        const day = firstDayOf(firstWeek + week) + weekday;
        const startSeconds = zonedSeconds(day, parseTimeOfDay(time) ?? 0, cup.timeZone);
        const [home, away] = index === 0 ? [one, other] : [other, one];
        const leg = weeks.length === 1 ? {} : { leg: index === 0 ? (1 as const) : (2 as const) };
        const key = { competition, place: bySeason.toPlace(year - 1970, 2 * (firstTie + tie) + index) };
        return { key, league: cup, round, home, away, startSeconds, ...leg };
      });
      matches.push(...legs);
      winners.push(winnerOfTie(seed, legs.at(-1)) ?? one);
    }
    left = winners;
    firstTie += ties;
  }
  return matches;
}

function winnerOfTie(seed: string, match: PlannedMatch | undefined): Participant | null {
  if (match === undefined) return null;
  const { schedule } = toFixture(seed, match);
  const outcome = outcomeOf(seed, schedule);
  if (outcome.kind === "not-played") return null;
  return winnerOf(seed, schedule, outcome.plan) === 1 ? match.home : match.away;
}

/** The teams of a cup: those of its groups, or the best of each league from which it is drawn. */
export const membersOf = ({ from, size, groups }: Cup): readonly Participant[] =>
  groups?.teams ??
  from
    .flatMap(([countryKey, name, count]) => {
      const league = worldLeagues.find((one) => one.countryKey === countryKey && one.name === name);
      return league?.teams.slice(0, count) ?? [];
    })
    .slice(0, size);
