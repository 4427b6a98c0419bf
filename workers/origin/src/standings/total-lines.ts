import { sportIds } from "../../../../shared/sports/sport-ids.ts";

/** Totals that the games of a sport are compared with, and the one that about half of them exceed. */
export type TotalLines = { readonly lines: readonly number[]; readonly usual: number };

const upward = (first: number, step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index * step);

/** Sports whose games have a usual number of goals or runs; where leagues differ widely, no line suits all of them. */
const bySport: ReadonlyMap<number, TotalLines> = new Map<number, TotalLines>([
  [sportIds.soccer, { lines: upward(0.5, 1, 6), usual: 2.5 }],
  [sportIds.hockey, { lines: upward(3.5, 1, 5), usual: 5.5 }],
  [sportIds.handball, { lines: upward(50.5, 3, 5), usual: 56.5 }],
  [sportIds.futsal, { lines: upward(4.5, 1, 5), usual: 6.5 }],
  [sportIds.floorball, { lines: upward(8.5, 1, 5), usual: 10.5 }],
  [sportIds["beach-soccer"], { lines: upward(6.5, 1, 5), usual: 8.5 }],
  [sportIds.baseball, { lines: upward(6.5, 1, 5), usual: 8.5 }],
]);

/** Null where a sport has none. */
export const totalLinesOf = (sportId: number): TotalLines | null => bySport.get(sportId) ?? null;
