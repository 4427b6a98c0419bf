import { hasDraw } from "../sports/catalogue.ts";

/** The bet on the winner, with the draw in sports that have draws. It is always offered, even if a game is one-sided. */
export const mainBetOf = (sportId: number): "HOME_DRAW_AWAY" | "HOME_AWAY" =>
  hasDraw(sportId) ? "HOME_DRAW_AWAY" : "HOME_AWAY";
