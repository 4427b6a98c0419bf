import type { Timers } from "./timers.ts";

/** What memory or the location's cache holds is here within this time; an origin mostly takes longer. */
const nearMs = 5;

/** Waits for all of them, but for none longer than `nearMs`: "far" stands for those that have not come by then. */
export function near<T>(timers: Timers, works: readonly Promise<T>[]): Promise<readonly (T | "far")[]> {
  const come: (T | "far")[] = works.map(() => "far");
  const all = works.map(async (work, index) => {
    come[index] = await work;
  });
  return new Promise((resolve, reject) => {
    const cancel = timers.after(nearMs, () => resolve([...come]));
    Promise.all(all)
      .then(() => resolve(come), reject)
      .finally(cancel);
  });
}
