import { atMost, type Timers } from "./timers.ts";

/** What the location's cache holds is here within this time; an origin mostly takes longer. */
const nearMs = 5;
/** What memory holds is here after fewer turns; a timer costs more than they do. */
const turnsOfMemory = 16;

/** Waits for all of them, but for none longer than `nearMs`: "far" stands for those that have not come by then. */
export async function near<T>(timers: Timers, works: readonly Promise<T>[]): Promise<readonly (T | "far")[]> {
  const come: (T | "far")[] = works.map(() => "far");
  const all = Promise.all(
    works.map(async (work, index) => {
      come[index] = await work;
    }),
  );
  await Promise.race([all, passTurns(turnsOfMemory)]);
  if (come.includes("far")) await atMost(timers, nearMs, all);
  return [...come];
}

async function passTurns(turns: number): Promise<void> {
  await Promise.resolve();
  if (turns > 1) await passTurns(turns - 1);
}
