import { toSportBetting } from "./bet-types-by-sport.ts";

/** Who wins, with the draw where the sport's lists know it: always offered, however clear a game is. */
export const mainBetOf = (sportId: number): "HOME_DRAW_AWAY" | "HOME_AWAY" =>
  toSportBetting(sportId)?.oddsType === "1x2" ? "HOME_DRAW_AWAY" : "HOME_AWAY";
