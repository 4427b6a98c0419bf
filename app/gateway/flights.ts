/** Work that was begun for one reader and that others of the same key wait for. */
export type Flights<T> = {
  /** What another reader waits for just now, null when nobody does. It resolves to null when it cannot be shared. */
  readonly join: (key: string) => Promise<T | null> | null;
  /** Lets later readers join; resolves when the work has ended, however it ended. */
  readonly start: (key: string, work: Promise<T | null>) => Promise<void>;
};

/** Work that takes longer counts as lost (its isolate's request was cut): nobody joins it any more. */
const flightLimitMs = 10_000;

export function createFlights<T>(nowMs: () => number): Flights<T> {
  const flights = new Map<string, { readonly startedAtMs: number; readonly work: Promise<T | null> }>();
  return {
    join(key) {
      const flight = flights.get(key);
      return flight === undefined || nowMs() - flight.startedAtMs >= flightLimitMs ? null : flight.work;
    },
    async start(key, work) {
      // A failure is the reader's who began; the others try for themselves.
      const flight = { startedAtMs: nowMs(), work: work.catch(() => null) };
      flights.set(key, flight);
      await flight.work;
      if (flights.get(key) === flight) flights.delete(key);
    },
  };
}
