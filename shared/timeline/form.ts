import { winners, type Winner } from "../../../../shared/timeline/winner.ts";

/** A game from one side's view (C4.35): won, lost, drawn, and how when not in regular time. */
export type Form = "W" | "L" | "D" | "DW" | "DL" | "DO" | "WO" | "LO";

/** Null while the game is undecided. */
export function formOf(match: {
  /** The side whose form it is. */
  readonly side: 1 | 2;
  readonly winner: Winner;
  readonly fullTimeWinner: Winner;
  readonly isAfterExtraTime: boolean;
}): Form | null {
  const { side, winner, fullTimeWinner, isAfterExtraTime } = match;
  if (winner === winners.unknown) return null;
  const isFullTimeDraw = fullTimeWinner === winners.draw;
  if (winner !== winners.draw) {
    const form = winner === side ? "W" : "L";
    return isAfterExtraTime && isFullTimeDraw ? `${form}O` : form;
  }
  if (fullTimeWinner === winners.unknown) return "D";
  if (isFullTimeDraw) return isAfterExtraTime ? "DO" : "D";
  return fullTimeWinner === side ? "DW" : "DL";
}
