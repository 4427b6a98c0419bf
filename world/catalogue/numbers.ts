import { cups } from "./cups.ts";
import { dailyGroups } from "./daily-leagues.ts";
import type { LeagueFacts } from "./league.ts";
import { weekendLeagues } from "./world.ts";

/** Friendlies of the clubs of a daily group follow those of all others (0). */
export const friendliesOfGroup = (group: number): number => 1 + group;
const firstNumber = friendliesOfGroup(dailyGroups.length);

/** Football's competitions in the order of their numbers, which the ids of their events contain. */
const numbered: readonly LeagueFacts[] = [
  ...cups.filter(({ groups }) => groups === undefined),
  ...weekendLeagues,
  ...dailyGroups.flatMap(({ leagues }) => leagues),
  ...cups.filter(({ groups }) => groups !== undefined),
];
const numbers: ReadonlyMap<LeagueFacts, number> = new Map(
  numbered.map((league, index) => [league, firstNumber + index]),
);

/** @throws RangeError for a competition that is not the world's */
export function footballNumber(league: LeagueFacts): number {
  const number = numbers.get(league);
  if (number === undefined) throw new RangeError(`no number for ${league.name}`);
  return number;
}
