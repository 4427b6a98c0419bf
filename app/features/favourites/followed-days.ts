import type { DatedFavourite, MyGames } from "./my-games.ts";

/** A day with followed games, counted from today, and how many. */
export type FollowedDay = { readonly day: number; readonly count: number };

/** Games and whole tournaments of a sport. */
const followedIn = ({ games, tournaments }: MyGames, sportId: number): readonly DatedFavourite[] =>
  [...Object.values(games), ...Object.values(tournaments)].filter((followed) => followed.sportId === sportId);

/** The days on which a sport's followed games are, the earliest first. A game of unknown day is on none. */
export function toFollowedDays(followed: MyGames, sportId: number): readonly FollowedDay[] {
  const counts = new Map<number, number>();
  for (const { day } of followedIn(followed, sportId)) {
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].map(([day, count]) => ({ day, count })).toSorted((left, right) => left.day - right.day);
}

export const countFollowed = (followed: MyGames, sportId: number): number => followedIn(followed, sportId).length;
