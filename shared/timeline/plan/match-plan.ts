import type { Side } from "../incident.ts";

/** The course of a game, as far as its result determines it, in minutes of the game's own clock. */
export type MatchPlan = {
  /** Real minutes played beyond 45 and 90, as announced. */
  readonly addedMinutes: readonly [number, number];
  readonly goals: readonly PlannedGoal[];
  readonly hasExtraTime: boolean;
  readonly shootOut: readonly PlannedKick[] | null;
  /** Red cards, reduced to what a list shows: from that moment on the side has one player fewer. */
  readonly dismissals: readonly Dismissal[];
};
/** A moment: period 0, 1 or 2 (extra time), and minutes since its kick-off. */
export type Moment = { readonly period: 0 | 1 | 2; readonly minutes: number };
export type PlannedGoal = Moment & { readonly side: Side };
export type Dismissal = Moment & { readonly side: Side };
export type PlannedKick = { readonly side: Side; readonly scored: boolean };
