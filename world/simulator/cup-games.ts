import { dayNumber } from "../../shared/time/day.ts";
import { parseTimeOfDay, zonedSeconds } from "../../shared/time/zoned.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import type { Cup } from "../catalogue/cups.ts";
import { firstDayOf, firstWeekOf, seasonWeekOf, weekOf } from "../catalogue/season.ts";
import { worldLeagues } from "../catalogue/world.ts";
import { toFixture, type PlannedGame } from "./fixture.ts";
import { courseOf, winnerOf } from "./match-course.ts";
import { createMemo } from "../../shared/caching/memo.ts";
import { randomOf, shuffled } from "../../shared/random/random.ts";

/** A season's games are worked out once: who plays in a round follows from all rounds before it. */
const memo = createMemo<readonly PlannedGame[]>(60);

export const cupGamesOfSeason = (seed: string, cup: Cup, year: number): readonly PlannedGame[] =>
  memo(`${seed} ${cup.countryKey} ${cup.name} ${year}`, () => planSeason(seed, cup, year));

/** A cup's games of a UTC day. */
export function cupGamesOfDay(seed: string, cup: Cup, day: number): readonly PlannedGame[] {
  const season = seasonWeekOf(cup.seasonStartMonth, weekOf(day));
  const isPlayed = season !== null && cup.weeks.some((weeks) => weeks.some((week) => week === season.index));
  if (!isPlayed) return [];
  return cupGamesOfSeason(seed, cup, season.year).filter(({ startSeconds }) => dayNumber(startSeconds, 0) === day);
}

function planSeason(seed: string, cup: Cup, year: number): readonly PlannedGame[] {
  const firstWeek = firstWeekOf(cup.seasonStartMonth, year);
  let left = shuffled(randomOf(seed, "draw", cup.countryKey, cup.name, year), membersOf(cup));
  const games: PlannedGame[] = [];
  for (const weeks of cup.weeks) {
    const ties = left.length / 2;
    const round = ties === 1 ? "final" : `1/${ties}`;
    const winners: Participant[] = [];
    for (let tie = 0; tie < ties; tie += 1) {
      const [one, other] = [left[2 * tie], left[2 * tie + 1]];
      if (one === undefined || other === undefined) return games;
      const legs = weeks.map((week, index): PlannedGame => {
        const [weekday, time] = cup.kickOffs[tie % cup.kickOffs.length] ?? [1, "20:00"];
        const day = firstDayOf(firstWeek + week) + weekday;
        const startSeconds = zonedSeconds(day, parseTimeOfDay(time) ?? 0, cup.timeZone);
        const [home, away] = index === 0 ? [one, other] : [other, one];
        const leg = weeks.length === 1 ? {} : { leg: index === 0 ? (1 as const) : (2 as const) };
        return { league: cup, round, home, away, startSeconds, ...leg };
      });
      games.push(...legs);
      winners.push(winnerOfTie(seed, legs.at(-1)) ?? one);
    }
    left = winners;
  }
  return games;
}

function winnerOfTie(seed: string, game: PlannedGame | undefined): Participant | null {
  if (game === undefined) return null;
  const { schedule } = toFixture(game);
  const course = courseOf(seed, schedule);
  if (course.kind === "postponed") return null;
  return winnerOf(seed, schedule, course.plan) === 1 ? game.home : game.away;
}

/** The best of each league that a cup is drawn from. */
const membersOf = ({ from, size }: Cup): readonly Participant[] =>
  from
    .flatMap(([countryKey, name, count]) => {
      const league = worldLeagues.find((one) => one.countryKey === countryKey && one.name === name);
      return league?.teams.slice(0, count) ?? [];
    })
    .slice(0, size);
