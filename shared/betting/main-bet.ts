import { hasDraw } from "./draw-sports.ts";

/** Who wins, with the draw where the sport's lists know it: always offered, however clear a game is. */
export const mainBetOf = (sportId: number): "HOME_DRAW_AWAY" | "HOME_AWAY" =>
  hasDraw(sportId) ? "HOME_DRAW_AWAY" : "HOME_AWAY";
