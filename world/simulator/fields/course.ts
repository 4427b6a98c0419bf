import { sportIds } from "../../../shared/sports/sport-ids.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import type { Information } from "../../../shared/timeline/incident.ts";
import { holePars } from "../../../shared/timeline/course-facts.ts";
import { intBetween, randomOf, shuffled, type Random } from "../../../shared/basics/random.ts";
import { profileOf, type Edition } from "./edition.ts";

/** Least and most length; ski races have the lengths that their rules set, others are rounded to 100 m. */
type Length = readonly [least: number, most: number, step?: number];

/** The range of course lengths in kilometres, for sports that report one; it matches the time that a race of the sport takes. */
const lengthsKm: ReadonlyMap<number, Length> = new Map<number, Length>([
  [sportIds["auto-racing"], [4.9, 5.6]],
  [sportIds["moto-racing"], [4, 5.5]],
  [sportIds.motorsport, [4.5, 6.5]],
  [sportIds.cycling, [138, 160]],
  [sportIds["horse-racing"], [1.9, 2.1]],
  [sportIds["cross-country"], [10, 10]],
  [sportIds.biathlon, [12.5, 15, 2.5]],
]);
/** The range of lengths of a time trial. */
const timeTrialKm = [29, 35] as const;
const winter: ReadonlySet<number> = new Set([
  sportIds["winter-sports"],
  sportIds["ski-jumping"],
  sportIds.alpine,
  sportIds["cross-country"],
  sportIds.biathlon,
]);
/** The length of a course from its information; null where no length is reported. */
export const kilometresOf = ({ facts = {} }: Information): number | null =>
  facts["length"] === undefined ? null : Number.parseFloat(facts["length"]);

const parOfGolf = 72;
/** Four holes of par 3, four of par 5 and ten of par 4 add up to 72. */
const parsOfGolf = [3, 3, 3, 3, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4];

/** The par of each hole of a course, the same in every edition. */
export const parsOf = (seed: string, venue: string): readonly number[] =>
  shuffled(randomOf(seed, "holes", venue), parsOfGolf);

function lengthText([least, most, step = 0.1]: Length, random: Random): string {
  const kilometres = least + random() * (most - least);
  return `${Number((Math.round(kilometres / step) * step).toFixed(1))} km`;
}

/** The information about a course before the race: its place, its length, and the expected weather. */
export function courseOf(seed: string, random: Random, edition: Edition): Information {
  const { league, venue } = edition;
  const { sportId } = league;
  const length = profileOf(edition) === "time-trial" ? timeTrialKm : lengthsKm.get(sportId);
  const temperature = winter.has(sportId) ? intBetween(random, -9, 4) : intBetween(random, 9, 29);
  return {
    venue: venue.name,
    facts: {
      ...(length === undefined ? {} : { length: lengthText(length, random) }),
      ...(sportId === sportIds.golf ? { par: String(parOfGolf), [holePars]: parsOf(seed, venue.name).join(" ") } : {}),
      ...(sportId === sportIds["ski-jumping"] ? { hill: "HS 140" } : {}),
      temperature: `${String(temperature).replace("-", "−")} °C`,
      wind: `${intBetween(random, 0, winter.has(sportId) ? 5 : 8)} m/s`,
    },
  };
}

/** The facts about the course in each starter's row. @param laps the number of laps; 0 for a race that does not count them */
export function courseFacts(course: Information, laps: number): Facts {
  const kilometres = kilometresOf(course);
  const par = course.facts?.["par"];
  return {
    ...(par === undefined ? {} : { coursePar: Number(par) }),
    ...(laps === 0 ? {} : { lapsTotal: laps }),
    ...(kilometres === null ? {} : { lengthKm: Number((kilometres * Math.max(1, laps)).toFixed(1)) }),
  };
}
