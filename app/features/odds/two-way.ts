import { hasDraw } from "../../../shared/betting/draw-sports.ts";

/** Whether a sport's main bet knows no draw. */
export const isTwoWay = (sportId: number): boolean => !hasDraw(sportId);
