import { openWorkerHeaps } from "../worker-heaps.ts";

const periodMs = 100;

/**
 * Looks at the memory of every Worker of a stack, ten times a second, through the debugger.
 * @returns a function that stops looking and gives the most that each Worker held, in bytes, by its name
 */
export async function watchHeaps(inspectorUrl: URL): Promise<() => Promise<ReadonlyMap<string, number>>> {
  const heaps = await openWorkerHeaps(inspectorUrl);
  const most = new Map<string, number>();
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    for (const [name, bytes] of await heaps.read()) most.set(name, Math.max(most.get(name) ?? 0, bytes));
  };
  const timer = setInterval(() => (looking = looking.then(look)), periodMs);
  return async () => {
    clearInterval(timer);
    await looking;
    heaps.close();
    return most;
  };
}
