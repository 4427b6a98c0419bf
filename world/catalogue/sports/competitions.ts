import { batsAndCues } from "./bats-and-cues.ts";
import { bouts } from "./bouts.ts";
import type { Competition } from "./competition.ts";
import { courtGames } from "./court-games.ts";
import { engines } from "./engines.ts";
import { golf } from "./golf.ts";
import { grassGames } from "./grass-games.ts";
import { iceAndFloor } from "./ice-and-floor.ts";
import { racquets } from "./racquets.ts";
import { roads } from "./roads.ts";
import { snow } from "./snow.ts";

export const competitions: readonly Competition[] = [
  ...courtGames,
  ...iceAndFloor,
  ...grassGames,
  ...racquets,
  ...batsAndCues,
  ...bouts,
  ...engines,
  ...golf,
  ...roads,
  ...snow,
];

const bySport = new Map<number, Competition[]>();
const numbers = new Map<Competition, number>();
for (const competition of competitions) {
  const ofSport = bySport.get(competition.sportId) ?? [];
  bySport.set(competition.sportId, ofSport);
  numbers.set(competition, ofSport.push(competition) - 1);
}

export const competitionsOf = (sportId: number): readonly Competition[] => bySport.get(sportId) ?? [];

/** A competition's place among those of its sport, which the ids of its events contain. */
export const competitionNumber = (competition: Competition): number => numbers.get(competition) ?? 0;
