import { isWithin } from "./is-within.ts";

/**
 * A fetch under way, as all requests of an isolate see it. It holds plain values only: a promise, a response or a stream
 * belongs to the request that made it, and workerd refuses it to every other one, or never settles it when that request
 * is cut. So those who wait look at these values by their own timers.
 */
export type Flight<T> = {
  /** When the request that flies last gave a sign of life. */
  aliveAtMs: number;
  /** It takes so long that nobody who may have `meanwhile` waits for it. */
  isSlow: boolean;
  /** What a reader may have who waits no longer. */
  meanwhile: T | null;
  landed: T | null;
};
export type Flights<T> = {
  /** The flight to wait for, null when there is none, or its request has gone silent. */
  readonly find: (key: string) => Flight<T> | null;
  readonly begin: (key: string) => Flight<T>;
  readonly land: (key: string, flight: Flight<T>, result: T) => void;
  readonly isLost: (flight: Flight<T>) => boolean;
  /** To be called by the request that flies, at least twice in `silenceMs`. */
  readonly signalLife: (flight: Flight<T>) => void;
};

export const silenceMs = 2_000;

export function createFlights<T>(nowMs: () => number): Flights<T> {
  const running = new Map<string, Flight<T>>();
  const isLost = ({ aliveAtMs }: Flight<T>) => !isWithin(aliveAtMs, silenceMs, nowMs());
  return {
    isLost,
    find(key) {
      const flight = running.get(key);
      return flight === undefined || isLost(flight) ? null : flight;
    },
    begin(key) {
      const flight: Flight<T> = { aliveAtMs: nowMs(), isSlow: false, meanwhile: null, landed: null };
      running.set(key, flight);
      return flight;
    },
    land(key, flight, result) {
      flight.landed = result;
      // One that was taken for lost may land late, when another is under way.
      if (running.get(key) === flight) running.delete(key);
    },
    signalLife(flight) {
      flight.aliveAtMs = nowMs();
    },
  };
}
