import type { MyGames } from "./my-games.ts";

/** The group of games that the visitor has put into none. */
export const defaultGroup = "0";

/** C9.03; `leagueGames` are as many as one tap on a league's star follows (C5.02). */
export const myGamesLimits = { pastDays: 1, futureDays: 7, games: 500, leagueGames: 200 } as const;

/** Games and whole tournaments together: what the limit counts. */
export const countFavourites = ({ games, tournaments }: MyGames): number =>
  Object.keys(games).length + Object.keys(tournaments).length;
