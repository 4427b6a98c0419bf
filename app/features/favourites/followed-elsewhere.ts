import { isFollowedElsewhere } from "./followed-days.ts";
import { useOfMyGames } from "./my-games-hooks.ts";

/** Whether followed games of a sport are on other days. @param shownDay the day of the list, counted from today */
export const useHasFollowedElsewhere = (sportId: number, shownDay: number): boolean =>
  useOfMyGames((games) => isFollowedElsewhere(games, sportId, shownDay));
