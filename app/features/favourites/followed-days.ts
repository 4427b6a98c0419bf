import type { MyGames } from "./my-games.ts";

/** A day with followed games, counted from today, and how many. */
export type FollowedDay = { readonly day: number; readonly count: number };

/** The days on which a sport's followed games are, the earliest first. A game of unknown day is on none. */
export function toFollowedDays({ games }: MyGames, sportId: number): readonly FollowedDay[] {
  const counts = new Map<number, number>();
  for (const game of Object.values(games)) {
    if (game.sportId === sportId && game.day !== null) counts.set(game.day, (counts.get(game.day) ?? 0) + 1);
  }
  return [...counts].map(([day, count]) => ({ day, count })).toSorted((left, right) => left.day - right.day);
}

export const countFollowed = (games: MyGames, sportId: number): number =>
  Object.values(games.games).filter((game) => game.sportId === sportId).length;
