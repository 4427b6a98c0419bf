import type { Chance } from "../../../../shared/wire/sections/read-chances.ts";
import { toShare } from "../chances/chance-cell.ts";

/** A smaller change may be one of the drawn seasons alone. */
const leastChange = 0.01;
const mostShown = 4;

type Chances = ReadonlyMap<string, readonly Chance[]>;

export type ChangedChance = {
  readonly teamId: string;
  /** The place of its column among the zones. */
  readonly column: number;
  readonly before: Chance;
  readonly after: Chance;
};

export const isChanged = (before: Chance, after: Chance): boolean =>
  before.kind !== after.kind || sizeOf(before, after) >= leastChange;

/** The chances that the assumed results change most, the largest change first. */
export const toMostChanged = (before: Chances, after: Chances): readonly ChangedChance[] =>
  [...after]
    .flatMap(([teamId, chances]) =>
      chances.flatMap((chance, column) => {
        const former = before.get(teamId)?.[column];
        return former === undefined ? [] : [{ teamId, column, before: former, after: chance }];
      }),
    )
    .filter((change) => sizeOf(change.before, change.after) >= leastChange)
    .toSorted((a, b) => sizeOf(b.before, b.after) - sizeOf(a.before, a.after))
    .slice(0, mostShown);

const sizeOf = (before: Chance, after: Chance): number => Math.abs(toShare(before) - toShare(after));
