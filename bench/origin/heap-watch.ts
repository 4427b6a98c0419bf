import { once } from "node:events";
import { WebSocket } from "ws";
import { workers } from "../../scripts/workers.ts";

/** What an isolate holds, in bytes: its heap, what its objects keep outside of it, and the bytes of its buffers. */
type HeapUsage = {
  readonly usedSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
};

const periodMs = 100;

/**
 * Looks at the memory of every Worker of a stack, ten times a second, through the debugger.
 * @returns a function that stops looking and gives the most that each Worker held, in bytes, by its name
 */
export async function watchHeaps(inspectorUrl: URL): Promise<() => Promise<ReadonlyMap<string, number>>> {
  const watches = await Promise.all(workers.map(({ name }) => watchHeap(new URL(`/core:user:${name}`, inspectorUrl))));
  return async () => new Map(workers.map(({ name }, index) => [name, watches[index]?.() ?? 0] as const));
}

async function watchHeap(url: URL): Promise<() => number> {
  const socket = new WebSocket(url);
  await once(socket, "open");
  let most = 0;
  let id = 0;
  socket.on("message", (data: Buffer) => {
    const { result } = JSON.parse(data.toString()) as { result?: HeapUsage };
    if (result?.usedSize === undefined) return;
    const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = result;
    most = Math.max(most, usedSize + embedderHeapUsedSize + backingStorageSize);
  });
  const timer = setInterval(() => {
    id += 1;
    socket.send(JSON.stringify({ id, method: "Runtime.getHeapUsage" }));
  }, periodMs);
  return () => {
    clearInterval(timer);
    socket.close();
    return most;
  };
}
