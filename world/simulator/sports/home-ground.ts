import { intBetween, pick, randomOf } from "../../../shared/basics/random.ts";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import type { Information } from "../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../shared/timeline/schedule.ts";
import type { Competition } from "../../catalogue/sports/competition.ts";

const outdoors = ["Park", "Stadium", "Field"];
const indoors = ["Arena", "Center"];
type Grounds = { readonly kinds: readonly string[]; readonly hundreds: readonly [least: number, most: number] };

/** Kinds of grounds of each sport, and the smallest and largest number of their seats, in hundreds. */
const grounds: readonly (readonly [SportName, kinds: readonly string[], least: number, most: number])[] = [
  ["american-football", outdoors, 600, 820],
  ["aussie-rules", outdoors, 200, 900],
  ["baseball", outdoors, 250, 520],
  ["cricket", outdoors, 150, 600],
  ["rugby-union", outdoors, 90, 350],
  ["rugby-league", outdoors, 80, 300],
  ["basketball", indoors, 40, 190],
  ["hockey", indoors, 50, 190],
  ["handball", indoors, 20, 120],
  ["volleyball", indoors, 15, 80],
  ["bandy", outdoors, 15, 60],
  ["pesapallo", outdoors, 15, 45],
  ["kabaddi", indoors, 30, 80],
  ["netball", indoors, 30, 100],
  ["futsal", indoors, 10, 60],
  ["floorball", indoors, 10, 50],
  ["water-polo", ["Pool"], 5, 30],
];
const bySport: ReadonlyMap<number, Grounds> = new Map(
  grounds.map(([name, kinds, ...hundreds]) => [sportIds[name], { kinds, hundreds }]),
);

/** The home side's own ground, the same in every game; national sides and teams of esports have none. */
export function homeGround(
  seed: string,
  { sportId, home }: Schedule,
  competition: Competition | undefined,
): Pick<Information, "venue" | "capacity"> {
  const known = bySport.get(sportId);
  if (known === undefined || competition?.isNational) return {};
  const random = randomOf(seed, "venue", home.id);
  return { venue: `${home.name} ${pick(random, known.kinds)}`, capacity: intBetween(random, ...known.hundreds) * 100 };
}
