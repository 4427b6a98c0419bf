import { winners, type Winner } from "./winner.ts";

/**
 * A game from one side's view (C4.35): won, lost or drawn. `WO` and `LO`: decided by extra time or a shoot-out; `DW` and `DL`: drawn by
 * a side that was ahead, or behind, at full time; `DO`: drawn after extra time.
 */
const forms = ["W", "L", "D", "DW", "DL", "DO", "WO", "LO"] as const;
export type Form = (typeof forms)[number];

/** Feeds write a form in small letters. */
export const toFormCode = (form: Form): Lowercase<Form> => form.toLowerCase() as Lowercase<Form>;
export const parseForm = (code: string | null | undefined): Form | null =>
  forms.find((form) => toFormCode(form) === code) ?? null;

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
