import type { Costs } from "./read-costs.ts";

export type Demand = {
  /** Places whose caches ask for themselves, each for the prices of each market. */
  readonly locations: number;
  readonly markets: number;
  readonly everyMs: number;
  readonly changesPerSecond: number;
  readonly seconds: number;
};
export type ReadLoad = {
  readonly reads: number;
  readonly known: number;
  readonly built: number;
  /** Milliseconds of CPU a second for reads, the entry's share and the change itself not counted. */
  readonly cpuMsPerSecond: number;
};

/**
 * The reads of one ledger, one after the other: each cache asks at its own moment of every span, and is sent a body where a change
 * came since it asked last. The first read of a body after a change pays for building it.
 */
export function simulateReads(
  { locations, markets, everyMs, changesPerSecond, seconds }: Demand,
  costs: Pick<Costs, "entry" | "prices">,
  random: () => number,
): ReadLoad {
  const bodies = Array.from({ length: markets }, () => ({ builtAt: -1 }));
  const caches = Array.from({ length: locations }, () =>
    bodies.map((body) => ({ body, hasChange: -1, nextMs: random() * everyMs })),
  ).flat();
  const times = toChangeTimes(changesPerSecond, seconds, random);
  const load = { reads: 0, known: 0, built: 0, ms: 0 };
  const reads = caches
    .flatMap((cache) =>
      Array.from({ length: Math.ceil((seconds * 1_000 - cache.nextMs) / everyMs) }, (_, turn) => ({
        cache,
        atMs: cache.nextMs + turn * everyMs,
      })),
    )
    .toSorted((a, b) => a.atMs - b.atMs);
  let change = 0;
  for (const { cache, atMs } of reads) {
    while ((times[change] ?? Infinity) <= atMs) change += 1;
    load.reads += 1;
    load.ms += costOf(cache, change) - costs.entry;
    cache.hasChange = change;
  }
  const { ms, ...counts } = load;
  return { ...counts, cpuMsPerSecond: ms / seconds };

  function costOf({ body, hasChange }: { body: { builtAt: number }; hasChange: number }, now: number) {
    if (hasChange === now) {
      load.known += 1;
      return costs.prices.known;
    }
    if (body.builtAt === now) return costs.prices.sent;
    body.builtAt = now;
    load.built += 1;
    return costs.prices.built;
  }
}

/** Moments at random, so many a second in the mean, in order. */
function toChangeTimes(perSecond: number, seconds: number, random: () => number): readonly number[] {
  return Array.from({ length: Math.round(perSecond * seconds) }, () => random() * seconds * 1_000).toSorted(
    (a, b) => a - b,
  );
}
