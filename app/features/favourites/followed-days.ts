import type { DatedFavourite, MyGames } from "./my-games.ts";
import { useOfMyGames } from "./my-games-hooks.ts";

/** Whether games of a sport are followed. */
export const useHasFollowed = (sportId: number): boolean =>
  useOfMyGames((games) => followedIn(games, sportId).length > 0);

/** Whether followed games of a sport are on other days. @param shownDay the day of the list, counted from today */
export const useHasFollowedElsewhere = (sportId: number, shownDay: number): boolean =>
  useOfMyGames((games) => isFollowedElsewhere(games, sportId, shownDay));

/** Games and whole tournaments of a sport. */
const followedIn = ({ games, tournaments }: MyGames, sportId: number): readonly DatedFavourite[] =>
  [...Object.values(games), ...Object.values(tournaments)].filter((followed) => followed.sportId === sportId);

export const countFollowedIn = (followed: MyGames, sportId: number): number => followedIn(followed, sportId).length;

/** Games and whole tournaments of all sports. */
export const countFollowed = ({ games, tournaments }: MyGames): number =>
  Object.keys(games).length + Object.keys(tournaments).length;

/** Whether some are on other days than the one that a list shows, counted from today. A game of unknown day is on none. */
export const isFollowedElsewhere = (followed: MyGames, sportId: number, shownDay: number): boolean =>
  followedIn(followed, sportId).some(({ day }) => day !== null && day !== shownDay);
