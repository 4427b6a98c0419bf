import type { GameFavourite } from "./my-games.ts";

/** A followed football game of today. */
export const followedGame: GameFavourite = {
  sportId: 1,
  leagueId: "1_LEAGUE01",
  day: 0,
  isComplete: false,
  expiresAtSeconds: 0,
  startSeconds: 0,
  endSeconds: 0,
  statusType: 1,
  noDuel: false,
  groups: ["0"],
};
