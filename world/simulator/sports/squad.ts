import type { LineUp, LineUpPlayer, Player } from "../../../shared/timeline/player.ts";
import type { Participant } from "../../../shared/timeline/schedule.ts";
import { travellingNations } from "../../catalogue/people/nations.ts";
import { createCache } from "../../../shared/basics/cache.ts";
import { toPersonId } from "../person-ids.ts";
import { inventPerson } from "../person.ts";
import { intBetween, pick, randomOf, type Random } from "../../../shared/basics/random.ts";
import { starterIn } from "./known-starters.ts";
import { squadLayout, type SquadLayout } from "./squad-layouts.ts";

/** A team's players, starters first, the same in every game. */
export type Squad = {
  readonly starters: readonly LineUpPlayer[];
  readonly bench: readonly LineUpPlayer[];
  readonly coach: Player;
  readonly formation: string;
};

const foreignShare = 0.22;
const keptSquads = 400;
const cache = createCache<Squad>(keptSquads);

/** Follows from (seed, team) alone; null in sports whose sides are single players or pairs. */
export function squadIn(seed: string, sportId: number, team: Participant): Squad | null {
  const layout = squadLayout(sportId);
  return layout === null
    ? null
    : cache.remember(`${seed} ${sportId} ${team.id}`, () => toSquad(seed, sportId, team, layout));
}

function toSquad(seed: string, sportId: number, team: Participant, layout: SquadLayout): Squad {
  const random = randomOf(seed, "squad", team.id);
  const competition = starterIn(sportId, team.id)?.competition;
  const nation = team.countryKey ?? competition?.countryKey ?? "WORLD";
  const isNational = competition?.isNational ?? false;
  const countryOfNext = () => (!isNational && random() < foreignShare ? pick(random, travellingNations) : nation);
  const taken = new Set<string>();
  const person = (kind: "player" | "coach", index: number): Player & { readonly countryKey: string } => {
    const countryKey = countryOfNext();
    let invented = inventPerson(random, countryKey, competition?.isWomen ?? false);
    while (taken.has(invented.shortName)) invented = inventPerson(random, countryKey, competition?.isWomen ?? false);
    taken.add(invented.shortName);
    return { id: toPersonId(seed, sportId, kind, team.id, index), ...invented, countryKey };
  };
  const places = [...layout.starters, ...layout.bench];
  const shirts = drawShirts(random, places.length, layout.highestShirt);
  const captain = intBetween(random, 0, layout.starters.length - 1);
  const players = places.map((place, index): LineUpPlayer => {
    const isStarter = index < layout.starters.length;
    return {
      ...person("player", index),
      shirt: String(shirts[index]),
      role: place.role,
      ...(place.line === undefined || !isStarter ? {} : { line: place.line }),
      ...(index === captain ? { captain: true as const } : {}),
    };
  });
  return {
    starters: players.slice(0, layout.starters.length),
    bench: players.slice(layout.starters.length),
    coach: person("coach", 0),
    formation: layout.formation,
  };
}

function drawShirts(random: Random, count: number, highest: SquadLayout["highestShirt"]): readonly number[] {
  const shirts = new Set<number>();
  while (shirts.size < count) shirts.add(highest === "by-place" ? shirts.size + 1 : intBetween(random, 1, highest));
  return [...shirts];
}

export const toLineUp = ({ formation, starters, bench, coach }: Squad): LineUp => ({
  formation,
  starters,
  bench,
  coach,
});
