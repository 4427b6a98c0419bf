import { sportIds } from "../../shared/sports/sport-ids.ts";
import { parseIsoDay } from "../../shared/basics/day.ts";
import type { Player } from "../../shared/timeline/player.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import { clubOf, type Club } from "../catalogue/clubs.ts";
import { createCache } from "../../shared/basics/cache.ts";
import { toPersonId } from "./person-ids.ts";
import { inventPerson } from "./person.ts";
import { intBetween, pick, randomOf, shuffled, type Random } from "../../shared/basics/random.ts";
import { travellingNations } from "../catalogue/people/nations.ts";

export type Position = "goalkeeper" | "defender" | "midfielder" | "forward";
export type SquadPlayer = Player & {
  readonly shortName: string;
  readonly countryKey: string;
  readonly shirt: string;
  readonly position: Position;
  /** From 0 to 1 within the squad: the better start more often. */
  readonly ability: number;
  /** Days since 1970-01-01. */
  readonly birthDay: number;
};
export type Squad = { readonly players: readonly SquadPlayer[]; readonly coach: Player };

/** Positions in the order of the shirt numbers; the last players choose numbers of their own. */
const places: readonly (readonly [Position, shirt: number | null])[] = [
  ["goalkeeper", 1],
  ["defender", 2],
  ["defender", 3],
  ["defender", 4],
  ["defender", 5],
  ["midfielder", 6],
  ["forward", 7],
  ["midfielder", 8],
  ["forward", 9],
  ["midfielder", 10],
  ["forward", 11],
  ["defender", 12],
  ["midfielder", 14],
  ["defender", 15],
  ["goalkeeper", 16],
  ["forward", 17],
  ["midfielder", 18],
  ["forward", 19],
  ["midfielder", 20],
  ["defender", null],
  ["midfielder", null],
  ["forward", null],
  ["defender", null],
  ["goalkeeper", null],
];

const cache = createCache<Squad>(2500);

/** A football team's players and coach: invented persons that follow from (seed, team id) alone, the same in every season. */
export const squadOf = (seed: string, team: Participant): Squad =>
  cache.remember(`${seed} ${team.id}`, () => toSquad(seed, team));

function toSquad(seed: string, team: Participant): Squad {
  const random = randomOf(seed, "squad", team.id);
  const club = clubOf(team.id);
  const homeKey = team.countryKey ?? club?.league.countryKey ?? "WORLD";
  const foreignShare = team.countryKey === undefined ? foreignShareOf(club) : 0;
  const isWomen = club?.league.kind === "women";
  const shirts = shuffled(
    random,
    Array.from({ length: 29 }, (_, index) => index + 21),
  );
  const taken = new Set<string>();
  const players = places.map(([position, shirt], index): SquadPlayer => {
    const countryKey = random() < foreignShare ? pick(random, travellingNations) : homeKey;
    let person = inventPerson(random, countryKey, isWomen);
    while (taken.has(person.shortName)) person = inventPerson(random, countryKey, isWomen);
    taken.add(person.shortName);
    return {
      id: toPersonId(seed, sportIds.soccer, "player", team.id, index),
      ...person,
      countryKey,
      shirt: String(shirt ?? shirts[index]),
      position,
      // The first eleven shirts are worn by the better ones, mostly.
      ability: Math.max(0, 0.9 - index * 0.03 + (random() - 0.5) * 0.3),
      birthDay: birthDayOf(random, club),
    };
  });
  const coach = inventPerson(random, random() < foreignShare ? pick(random, travellingNations) : homeKey, false);
  return { players, coach: { id: toPersonId(seed, sportIds.soccer, "coach", team.id, 0), ...coach } };
}

/** Strong leagues have players from abroad. */
function foreignShareOf(club: Club | null): number {
  if (club === null) return 0.2;
  const { kind, type } = club.league;
  if (kind === "youth") return 0.06;
  const byType = { t: 0.55, p: 0.4, s: 0.25, c: 0.15, "": 0.15 } as const;
  return byType[type] * (kind === "women" ? 0.6 : 1);
}

const firstBirthDay = parseIsoDay("1991-01-01") ?? 0;
const lastBirthDay = parseIsoDay("2007-12-31") ?? 0;
const youthFirstBirthDay = parseIsoDay("2007-01-01") ?? 0;
const youthLastBirthDay = parseIsoDay("2009-12-31") ?? 0;

const birthDayOf = (random: Random, club: Club | null): number =>
  club?.league.kind === "youth"
    ? intBetween(random, youthFirstBirthDay, youthLastBirthDay)
    : intBetween(random, firstBirthDay, lastBirthDay);
