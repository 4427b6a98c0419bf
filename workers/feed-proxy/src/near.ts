import { atMost, type Timers } from "./timers.ts";

/** The location's cache answers within this time; an origin mostly takes longer. */
const nearMs = 5;
/** The memory answers within fewer turns of the microtask queue; a timer costs more than these turns. */
const turnsOfMemory = 16;

/** Waits at most `nearMs` for all of them; "far" replaces those that have not arrived by then. */
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
