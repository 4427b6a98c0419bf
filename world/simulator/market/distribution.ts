/** Chances of whole numbers, the smallest number first. */
export type Distribution = readonly (readonly [value: number, chance: number])[];

export function chanceAbove(distribution: Distribution, line: number): number {
  let sum = 0;
  for (const [value, chance] of distribution) if (value > line) sum += chance;
  return sum;
}

export const chanceAt = (distribution: Distribution, wanted: number): number =>
  distribution.find(([value]) => value === wanted)?.[1] ?? 0;

/** How often something happens that happens `mean` times on average. Cut where next to nothing is left. */
export function poisson(mean: number): Distribution {
  const most = Math.ceil(mean + 5 * Math.sqrt(mean) + 5);
  const chances: (readonly [number, number])[] = [];
  let chance = Math.exp(-mean);
  for (let count = 0; count <= most; count += 1) {
    chances.push([count, chance]);
    chance *= mean / (count + 1);
  }
  return chances;
}

/** By how many more goals one side scores than the other, with these means. */
export function leadOfGoals([home, away]: readonly [home: number, away: number]): Distribution {
  const homeGoals = poisson(home);
  const awayGoals = poisson(away);
  // Every market of every game that runs asks for this: plain loops over numbers cost a tenth of maps.
  const chances = Array.from({ length: homeGoals.length + awayGoals.length - 1 }, () => 0);
  for (let h = 0; h < homeGoals.length; h += 1) {
    const homeChance = homeGoals[h]?.[1] ?? 0;
    for (let a = 0; a < awayGoals.length; a += 1) {
      const at = h - a + awayGoals.length - 1;
      chances[at] = (chances[at] ?? 0) + homeChance * (awayGoals[a]?.[1] ?? 0);
    }
  }
  return chances.map((chance, at) => [at - awayGoals.length + 1, chance]);
}

export const shifted = (distribution: Distribution, by: number): Distribution =>
  by === 0 ? distribution : distribution.map(([value, chance]) => [value + by, chance]);

/** Whole numbers around a mean, distributed like sums of many small values. */
export function bell(mean: number, variance: number): Distribution {
  const deviation = Math.sqrt(variance);
  const chances: (readonly [number, number])[] = [];
  for (let value = Math.floor(mean - 4 * deviation); value <= Math.ceil(mean + 4 * deviation); value += 1) {
    const chance = normal((value + 0.5 - mean) / deviation) - normal((value - 0.5 - mean) / deviation);
    chances.push([value, chance]);
  }
  return normalised(chances);
}

/** The chances of the items, added up by the value that `recorded` gives each. */
export function tally<T extends { readonly chance: number }>(
  items: readonly T[],
  recorded: (item: T) => number,
): Distribution {
  const sums = new Map<number, number>();
  for (const item of items) sums.set(recorded(item), (sums.get(recorded(item)) ?? 0) + item.chance);
  return [...sums].toSorted(([a], [b]) => a - b);
}

function normalised(distribution: Distribution): Distribution {
  const sum = distribution.reduce((total, [, chance]) => total + chance, 0);
  return distribution.map(([value, chance]) => [value, chance / sum]);
}

/** The normal distribution, by a logistic curve that stays within 0.01 of it. */
export const normal = (x: number): number => 1 / (1 + Math.exp(-1.702 * x));
