import type { Costs, SharedCosts } from "./read-costs.ts";

export type Demand = {
  /** Places with a cache of their own; each requests the prices of every market. */
  readonly locations: number;
  /** The share of places that each shelf serves; the shares add up to 1. */
  readonly regions: readonly number[];
  readonly markets: number;
  /** Places and shelves request a body again when it reaches this age. */
  readonly everyMs: number;
  readonly changesPerSecond: number;
  readonly seconds: number;
};
/** `cpuMsPerSecond` counts reads only, without the change itself and without the work of the origin's entry. */
export type ReadLoad = { reads: number; known: number; built: number; cpuMsPerSecond: number };
export type Loads = {
  readonly ledger: ReadLoad;
  /** The load of the shelf whose region has the most places. */
  readonly shelf: ReadLoad;
};

/** The longest gap between a body's expiry in a place and the next visitor's request: a busy evening always has one. */
const visitorGapMs = 50;

/** A cached body: the change that it contains, and the time of the request to the ledger. */
type Copy = { hasChange: number; askedMs: number };
type Place = { readonly shelf: Shelf; readonly market: number; readonly copy: Copy; nextMs: number };
type Shelf = { readonly copies: readonly Copy[]; readonly load: ReadLoad };

/**
 * Simulates the reads of one sport's prices. A place asks its shelf when its copy is too old, and the shelf asks the ledger when its own copy
 * is: like the real ones, both count the age from the request to the ledger. The first read of a body after a change pays for building it.
 */
export function simulateReads(
  { locations, regions, markets, everyMs, changesPerSecond, seconds }: Demand,
  costs: Pick<Costs, "entry" | "prices" | "shelf">,
  random: () => number,
): Loads {
  const bodies = Array.from({ length: markets }, () => ({ builtAt: -1 }));
  const shelves = regions.map((): Shelf => ({ copies: bodies.map(newCopy), load: newLoad() }));
  const places = shelves.flatMap((shelf, region) =>
    Array.from({ length: Math.round(locations * (regions[region] ?? 0)) }, () =>
      bodies.map((_, market): Place => ({ shelf, market, copy: newCopy(), nextMs: random() * everyMs })),
    ).flat(),
  );
  const ledger = newLoad();
  const changeTimes = toChangeTimes(changesPerSecond, seconds, random);
  let change = 0;
  for (let nowMs = 0; nowMs < seconds * 1_000; nowMs += 1) {
    while ((changeTimes[change] ?? Infinity) <= nowMs) change += 1;
    for (const place of places) if (place.nextMs <= nowMs) ask(place, nowMs);
  }
  const [busiest = newLoad()] = shelves.map(({ load }) => load).toSorted((a, b) => b.reads - a.reads);
  return { ledger: perSecond(ledger), shelf: perSecond(busiest) };

  function ask(place: Place, nowMs: number): void {
    const { shelf, market, copy } = place;
    const shelved = shelf.copies[market] ?? newCopy();
    if (nowMs - shelved.askedMs >= everyMs) {
      askLedger(shelved, market);
      shelved.askedMs = nowMs;
    }
    count(shelf.load, shelved.hasChange === copy.hasChange, costs.shelf);
    Object.assign(copy, shelved);
    place.nextMs = copy.askedMs + everyMs + random() * visitorGapMs;
  }

  function askLedger(shelved: Copy, market: number): void {
    const { entry, prices } = costs;
    const body = bodies[market];
    const isBuilt = body === undefined || body.builtAt === change;
    if (body !== undefined) body.builtAt = change;
    if (!isBuilt) ledger.built += 1;
    const sent = isBuilt ? prices.sent : prices.built;
    count(ledger, shelved.hasChange === change, { known: prices.known - entry, sent: sent - entry });
    shelved.hasChange = change;
  }

  function perSecond(load: ReadLoad): ReadLoad {
    return { ...load, cpuMsPerSecond: load.cpuMsPerSecond / seconds };
  }
}

const newCopy = (): Copy => ({ hasChange: -1, askedMs: -Infinity });
const newLoad = (): ReadLoad => ({ reads: 0, known: 0, built: 0, cpuMsPerSecond: 0 });

function count(load: ReadLoad, isKnown: boolean, { known, sent }: SharedCosts): void {
  load.reads += 1;
  if (isKnown) load.known += 1;
  load.cpuMsPerSecond += isKnown ? known : sent;
}

/** Random times in milliseconds, sorted, with `perSecond` per second on average. */
function toChangeTimes(perSecond: number, seconds: number, random: () => number): readonly number[] {
  return Array.from({ length: Math.round(perSecond * seconds) }, () => random() * seconds * 1_000).toSorted(
    (a, b) => a - b,
  );
}
