/** Joins requests for the same thing: whoever comes while it is being fetched shares the result. */
export type Flights<T> = { readonly join: (key: string, start: () => Promise<T>) => Promise<T> };

export function createFlights<T>(): Flights<T> {
  const running = new Map<string, Promise<T>>();
  return {
    join(key, start) {
      const current = running.get(key);
      if (current !== undefined) return current;
      const flight = start().finally(() => running.delete(key));
      running.set(key, flight);
      return flight;
    },
  };
}
