import type { CardColour, Information, Side } from "../../../shared/timeline/incident.ts";
import type { ParsedGoal } from "../parsed-match.ts";

/** The details that a source has of a game beyond its result, with names and minutes as printed there. */
export type Details = {
  /** Every goal of the game, or absent. */
  readonly goals?: readonly ParsedGoal[];
  readonly cards: readonly ParsedCard[];
  readonly substitutions: readonly ParsedSubstitution[];
  readonly lineUps: readonly ParsedLineUp[];
  readonly kicks: readonly ParsedKick[];
  readonly information: Information;
  /** The winner of a shoot-out whose score the source does not know. */
  readonly winner?: Side;
};
export type ParsedCard = {
  readonly side: Side;
  readonly player: string;
  readonly colour: CardColour;
  readonly minute: string;
};
export type ParsedSubstitution = {
  readonly side: Side;
  readonly minute: string;
  readonly off: string;
  readonly on: string;
};
export type ParsedLineUp = {
  readonly side: Side;
  /** Empty if the lines do not form one. */
  readonly formation: string;
  readonly starters: readonly { readonly name: string; readonly line: number; readonly isCaptain: boolean }[];
  readonly bench: readonly string[];
};
/** A kick of the shoot-out; `kicks` lists them in order. */
export type ParsedKick = { readonly side: Side; readonly player: string; readonly scored: boolean };

export const noDetails: Details = { cards: [], substitutions: [], lineUps: [], kicks: [], information: {} };
