import { isWithin } from "./is-within.ts";

/**
 * Work that one request began and for which others with the same key wait. It holds plain values only: a promise, a
 * response or a stream belongs to the request that made it, and workerd refuses it to every other one, or never settles
 * it when that request is cut. So the requests that wait check these values with their own timers.
 */
export type Flight<T> = {
  /** When the working request last gave a sign of life. */
  aliveAtMs: number;
  landed: T | null;
};
export type Flights<T, F extends Flight<T>> = {
  /** The flight to wait for; null if the key has no flight, or if its request has been silent for too long. */
  readonly find: (key: string) => F | null;
  readonly begin: (key: string) => F;
  readonly land: (key: string, flight: F, result: T) => void;
  readonly isLost: (flight: F) => boolean;
  /** For work that may take longer than the limit of silence: call it at least twice within the limit. */
  readonly signalLife: (flight: F) => void;
  /**
   * Checks a flight repeatedly, at growing intervals; null when it is lost.
   * @param wait a timer of the request that waits
   * @param leave returns a value that ends the waiting early, null to wait on
   */
  readonly watch: (flight: F, wait: (ms: number) => Promise<void>, leave?: () => T | null) => Promise<T | null>;
};

const firstLookMs = 5;
const longestLookMs = 50;

/**
 * @param silenceMs a flight that gave no sign of life for so long counts as lost: its request was cut
 * @param more further values of the flight besides its result
 */
export function createFlights<T, More extends object = object>(
  nowMs: () => number,
  silenceMs: number,
  more: () => More,
): Flights<T, Flight<T> & More> {
  type F = Flight<T> & More;
  const running = new Map<string, F>();
  const isLost = ({ aliveAtMs }: F) => !isWithin(aliveAtMs, silenceMs, nowMs());
  return {
    isLost,
    find(key) {
      const flight = running.get(key);
      return flight === undefined || isLost(flight) ? null : flight;
    },
    begin(key) {
      const flight: F = { ...more(), aliveAtMs: nowMs(), landed: null };
      running.set(key, flight);
      return flight;
    },
    land(key, flight, result) {
      flight.landed = result;
      // A flight that counted as lost may still finish, when another one is under way.
      if (running.get(key) === flight) running.delete(key);
    },
    signalLife(flight) {
      flight.aliveAtMs = nowMs();
    },
    async watch(flight, wait, leave = () => null) {
      for (let lookMs = firstLookMs; ; lookMs = Math.min(lookMs * 2, longestLookMs)) {
        if (flight.landed !== null) return flight.landed;
        const early = leave();
        if (early !== null) return early;
        if (isLost(flight)) return null;
        await wait(lookMs);
      }
    },
  };
}
