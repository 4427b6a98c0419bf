import { batsAndCues } from "./bats-and-cues.ts";
import { bouts } from "./bouts.ts";
import type { Competition } from "./competition.ts";
import { courtGames } from "./court-games.ts";
import { engines } from "./engines.ts";
import { grassGames } from "./grass-games.ts";
import { iceAndFloor } from "./ice-and-floor.ts";
import { racquets } from "./racquets.ts";
import { snow } from "./snow.ts";

export const competitions: readonly Competition[] = [
  ...courtGames,
  ...iceAndFloor,
  ...grassGames,
  ...racquets,
  ...batsAndCues,
  ...bouts,
  ...engines,
  ...snow,
];

export const competitionsOf = (sportId: number): readonly Competition[] =>
  competitions.filter((competition) => competition.sportId === sportId);
