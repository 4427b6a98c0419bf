import { sportIds } from "./sport-ids.ts";

/** How a match of sets to a number of points is won; a set is won by two. */
export type SetRules = {
  readonly bestOf: number;
  readonly points: number;
  readonly lastSetPoints: number;
  /** The number of points that wins a set whatever the lead; Infinity for sports without such a cap. */
  readonly cap: number;
};

const rules: ReadonlyMap<number, SetRules> = new Map([
  [sportIds.volleyball, { bestOf: 5, points: 25, lastSetPoints: 15, cap: Infinity }],
  [sportIds["beach-volleyball"], { bestOf: 3, points: 21, lastSetPoints: 15, cap: Infinity }],
  [sportIds.badminton, { bestOf: 3, points: 21, lastSetPoints: 21, cap: 30 }],
  [sportIds["table-tennis"], { bestOf: 5, points: 11, lastSetPoints: 11, cap: Infinity }],
]);

/** Null for a sport without such sets; tennis counts games. */
export const setRulesOf = (sportId: number): SetRules | null => rules.get(sportId) ?? null;

/** Whether a set at these points is over: to a number, by two, or at the cap. */
export const isSetOver = ([a, b]: readonly [number, number], to: number, cap: number): boolean =>
  Math.max(a, b) >= cap || (Math.max(a, b) >= to && Math.abs(a - b) >= 2);
