import { elapsedMs } from "./elapsed.ts";

/**
 * Work that one reader began and that others of the same key wait for. It is plain state: a promise belongs to the
 * request that made it, and workerd runs what awaits another request's promise in a context where it may not answer.
 */
export type Flight<T> = { readonly startedAtMs: number; outcome: T | null };

export type Flights<T> = {
  /** What is under way just now, null when nothing is. */
  readonly current: (key: string) => Flight<T> | null;
  readonly begin: (key: string) => Flight<T>;
  readonly land: (key: string, flight: Flight<T>, outcome: T) => void;
  /** Watches from the waiter's own request; null when the work was lost. */
  readonly watch: (flight: Flight<T>) => Promise<T | null>;
};

/** Work that takes longer counts as lost (its isolate's request was cut): nobody waits for it any more. */
const flightLimitMs = 10_000;
/** Most pages are there after a few looks; who waits longer looks less often. */
const firstLookMs = 2;
const longestLookMs = 50;

/** @param wait a timer of the request that calls */
export function createFlights<T>(nowMs: () => number, wait: (ms: number) => Promise<void>): Flights<T> {
  const flights = new Map<string, Flight<T>>();
  const isLost = ({ startedAtMs }: Flight<T>) => elapsedMs(startedAtMs, nowMs()) >= flightLimitMs;
  return {
    current(key) {
      const flight = flights.get(key);
      return flight === undefined || isLost(flight) ? null : flight;
    },
    begin(key) {
      const flight: Flight<T> = { startedAtMs: nowMs(), outcome: null };
      flights.set(key, flight);
      return flight;
    },
    land(key, flight, outcome) {
      flight.outcome = outcome;
      if (flights.get(key) === flight) flights.delete(key);
    },
    async watch(flight) {
      for (let lookMs = firstLookMs; ; lookMs = Math.min(lookMs * 2, longestLookMs)) {
        await wait(lookMs);
        if (flight.outcome !== null) return flight.outcome;
        if (isLost(flight)) return null;
      }
    },
  };
}
