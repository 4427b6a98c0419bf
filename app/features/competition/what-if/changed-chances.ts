import { simulatedSeasons } from "../../../../shared/standings/chances/open-season.ts";
import type { Chance } from "../../../../shared/wire/sections/read-chances.ts";
import { toShare } from "../chances/chance-cell.ts";

/** A smaller change has no figures to show it. */
const leastChange = 0.01;
/** A smaller change may be luck: among the hundred chances of a table two simulations of one season differ by three somewhere. */
const leastErrors = 4;
const mostShown = 4;

type Chances = ReadonlyMap<string, readonly Chance[]>;

export type ChangedChance = {
  readonly teamId: string;
  /** The place of its column among the zones. */
  readonly column: number;
  readonly before: Chance;
  readonly after: Chance;
};

/** Whether two chances differ because of the assumed results. */
export const isChanged = (before: Chance, after: Chance): boolean =>
  before.kind !== after.kind || isMoreThanLuck(before, after);

function isMoreThanLuck(before: Chance, after: Chance): boolean {
  const size = sizeOf(before, after);
  return size >= leastChange && size > leastErrors * errorOf(before, after);
}

/** The standard error of the difference of two shares of simulated seasons. */
function errorOf(before: Chance, after: Chance): number {
  const [p, q] = [toShare(before), toShare(after)];
  return Math.sqrt((p * (1 - p) + q * (1 - q)) / simulatedSeasons);
}

/** The chances that the assumed results change most, the largest change first. */
export const toMostChanged = (before: Chances, after: Chances): readonly ChangedChance[] =>
  [...after]
    .flatMap(([teamId, chances]) =>
      chances.flatMap((chance, column) => {
        const former = before.get(teamId)?.[column];
        return former === undefined ? [] : [{ teamId, column, before: former, after: chance }];
      }),
    )
    .filter((change) => isMoreThanLuck(change.before, change.after))
    .toSorted((a, b) => sizeOf(b.before, b.after) - sizeOf(a.before, a.after))
    .slice(0, mostShown);

const sizeOf = (before: Chance, after: Chance): number => Math.abs(toShare(before) - toShare(after));
