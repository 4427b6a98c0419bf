import type { Side } from "../incident.ts";

/** How a game goes as far as its result determines it, in minutes of its own clock. */
export type MatchPlan = {
  /** Real minutes played beyond 45 and 90, as announced. */
  readonly addedMinutes: readonly [number, number];
  readonly goals: readonly PlannedGoal[];
  readonly hasExtraTime: boolean;
  readonly shootOut: readonly PlannedKick[] | null;
  /** Who is sent off, as far as the list shows it: a side has one fewer from then on. */
  readonly dismissals: readonly Dismissal[];
};
/** A moment: period 0, 1 or 2 (extra time), and minutes since its kick-off. */
export type Moment = { readonly period: 0 | 1 | 2; readonly minutes: number };
export type PlannedGoal = Moment & { readonly side: Side };
export type Dismissal = Moment & { readonly side: Side };
export type PlannedKick = { readonly side: Side; readonly scored: boolean };
