import { isOfPersons } from "../../../shared/sports/catalogue.ts";
import { dayNumber } from "../../../shared/basics/day.ts";
import type { Incident, Information } from "../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../shared/timeline/schedule.ts";
import type { Competition } from "../../catalogue/sports/competition.ts";
import { announceBroadcast } from "../broadcasts.ts";
import { drawReferee } from "../referees.ts";
import { randomOf, intBetween, pick } from "../../../shared/basics/random.ts";
import { starterIn } from "./known-starters.ts";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import { toLineUp } from "./squad.ts";
import type { Teams } from "./recorder.ts";
import { tournamentOn } from "./tournament.ts";

/** Line-ups are published an hour before the start; the officials and the venue some days before. */
const lineUpSeconds = 3600;
const informationSeconds = 2 * 86_400;
/** Team games have two umpires or referees; games of single players have one, at a table, in a chair or in a ring; esports have none. */
const refereesOf = (sportId: number): number => (sportId === sportIds.esports ? 0 : isOfPersons(sportId) ? 1 : 2);

/** The share of games that the side named second hosts. */
const swappedShare = 0.04;

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

/** Returns the incidents reported before a duel begins. */
export function announcements(seed: string, schedule: Schedule, teams: Teams | null): readonly Incident[] {
  const { sportId, home, away, startSeconds, eventId } = schedule;
  const competition = starterIn(sportId, home.id)?.competition;
  const countryKey = competition?.countryKey ?? "WORLD";
  const random = randomOf(seed, "officials", eventId);
  const officials = Array.from({ length: refereesOf(sportId) }, () => {
    const { id, name, shortName, countryKey: nation } = drawReferee(seed, random, sportId, countryKey);
    return { id, name: shortName ?? name, ...(nation === undefined ? {} : { countryKey: nation }) };
  });
  const isSwapped = away !== null && bySport.has(sportId) && randomOf(seed, "swapped sides", eventId)() < swappedShare;
  const host = isSwapped ? { ...schedule, home: away } : schedule;
  const information: Incident = {
    kind: "information",
    atSeconds: startSeconds - informationSeconds,
    information: {
      referees: officials,
      ...(isOfPersons(sportId) ? courtOf(competition, schedule) : homeGround(seed, host, competition)),
    },
  };
  const lineUps = (teams?.squads ?? []).map((squad, index): Incident => ({
    kind: "line-up",
    atSeconds: startSeconds - lineUpSeconds,
    side: index === 0 ? 1 : 2,
    lineUp: toLineUp(squad),
  }));
  const broadcast = competition === undefined ? [] : announceBroadcast(seed, competition, eventId, startSeconds);
  const swapped: readonly Incident[] = isSwapped
    ? [{ kind: "facts", atSeconds: information.atSeconds, facts: { swappedSides: 1 } }]
    : [];
  return [...broadcast, information, ...swapped, ...lineUps];
}

/** Returns the venue of a tournament and its surface. */
function courtOf(competition: Competition | undefined, { startSeconds }: Schedule): Information {
  const tournament = competition === undefined ? null : tournamentOn(competition, dayNumber(startSeconds, 0));
  if (tournament === null) return {};
  const { name, surface } = tournament.venue;
  return { venue: name, ...(surface === undefined ? {} : { facts: { surface } }) };
}
