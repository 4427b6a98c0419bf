import { toSportBetting } from "../../../shared/betting/bet-types-by-sport.ts";

/** Whether a sport's main bet knows no draw. */
export const isTwoWay = (sportId: number): boolean => toSportBetting(sportId)?.oddsType === "12";
