import type { Costs, SharedCosts } from "./read-costs.ts";

export type Demand = {
  /** Places whose caches ask for themselves, each for the prices of each market. */
  readonly locations: number;
  /** The parts of the places that each shelf answers; together 1. */
  readonly regions: readonly number[];
  readonly markets: number;
  /** A body is asked for again when it is so old, by places and by shelves. */
  readonly everyMs: number;
  readonly changesPerSecond: number;
  readonly seconds: number;
};
/** `cpuMsPerSecond`: for reads alone, without the change itself and without what the origin's entry does. */
export type ReadLoad = { reads: number; known: number; built: number; cpuMsPerSecond: number };
export type Loads = {
  readonly ledger: ReadLoad;
  /** That of the region with most places. */
  readonly shelf: ReadLoad;
};

/** Between a body's end in a place and the next visitor who wants it: on a busy evening there is always one. */
const visitorGapMs = 50;

/** A body somewhere: the change that it has, and when the ledger was asked for it. */
type Copy = { hasChange: number; askedMs: number };
type Place = { readonly shelf: Shelf; readonly market: number; readonly copy: Copy; nextMs: number };
type Shelf = { readonly copies: readonly Copy[]; readonly load: ReadLoad };

/**
 * The reads of one sport's prices. A place asks its shelf when its copy has become too old, and the shelf asks the ledger when its own
 * has: both count the age from when the ledger was asked, as the real ones do. The first read of a body after a change pays for building it.
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

/** Moments at random, so many a second in the mean, in order. */
function toChangeTimes(perSecond: number, seconds: number, random: () => number): readonly number[] {
  return Array.from({ length: Math.round(perSecond * seconds) }, () => random() * seconds * 1_000).toSorted(
    (a, b) => a - b,
  );
}
