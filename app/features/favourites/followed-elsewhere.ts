import { toFollowedDays, type FollowedDay } from "./followed-days.ts";
import { useMyGames } from "./my-games-hooks.ts";

/** The other days on which a sport's followed games are. @param shownDay the day of the list, counted from today */
export const useFollowedElsewhere = (sportId: number, shownDay: number): readonly FollowedDay[] =>
  toFollowedDays(useMyGames(), sportId).filter(({ day }) => day !== shownDay);
