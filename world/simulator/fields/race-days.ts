import { firstDayOf, weekOf } from "../../catalogue/season.ts";
import type { Competition } from "../../catalogue/sports/competition.ts";
import { weekOfYear } from "../../catalogue/sports/race-weeks.ts";

type Field = NonNullable<Competition["field"]>;

/** A day of races. */
export type RaceDay = {
  /** Counts the race days that there may be since 1970. */
  readonly number: number;
  /** Which block of its season it belongs to, from 0; null where races go on all year. */
  readonly block: number | null;
};

/** Returns a competition's race day on a day, counted since 1970; null when it has no race. */
export function raceOn({ days, pace }: Field, day: number): RaceDay | null {
  if (pace.kind === "even") {
    const since = day - pace.firstDay;
    return since % pace.everyDays === 0 ? { number: since / pace.everyDays, block: null } : null;
  }
  // A long tour began weeks ago.
  for (let week = weekOf(day); firstDayOf(week) + pace.weekday > day - days; week -= 1) {
    const dayOfBlock = day - firstDayOf(week) - pace.weekday;
    const block = pace.weeks.indexOf(weekOfYear(week));
    if (block >= 0 && dayOfBlock >= 0 && dayOfBlock < days) return { number: week * days + dayOfBlock, block };
  }
  return null;
}

/** The day since 1970 of a race day by its number. */
export const dayOfRace = ({ days, pace }: Field, number: number): number =>
  pace.kind === "even"
    ? pace.firstDay + number * pace.everyDays
    : firstDayOf(Math.floor(number / days)) + pace.weekday + (number % days);
