import { once } from "node:events";
import { WebSocket } from "ws";
import { workers } from "../scripts/workers.ts";

/** An isolate's memory in bytes: its heap, its objects' memory outside the heap, and its buffers. */
type HeapUsage = {
  readonly usedSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
};

export type WorkerHeaps = {
  /** Reads the current memory of each Worker's isolate, in bytes by its name; uncollected garbage is included. */
  readonly read: () => Promise<ReadonlyMap<string, number>>;
  readonly close: () => void;
};

/** Reads the memory of every Worker through the debugger of a stack. */
export async function openWorkerHeaps(inspectorUrl: URL): Promise<WorkerHeaps> {
  const heaps = await Promise.all(
    workers.map(async ({ name }) => ({ name, ...(await openHeap(new URL(`/core:user:${name}`, inspectorUrl))) })),
  );
  return {
    read: async () => new Map(await Promise.all(heaps.map(async ({ name, read }) => [name, await read()] as const))),
    close() {
      for (const { close } of heaps) close();
    },
  };
}

async function openHeap(url: URL) {
  const socket = new WebSocket(url);
  await once(socket, "open");
  const waiting = new Map<number, (usage: HeapUsage) => void>();
  let id = 0;
  socket.on("message", (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as { readonly id?: number; readonly result?: HeapUsage };
    if (answer.id === undefined || answer.result === undefined) return;
    waiting.get(answer.id)?.(answer.result);
    waiting.delete(answer.id);
  });
  return {
    async read(): Promise<number> {
      id += 1;
      const {
        usedSize,
        embedderHeapUsedSize = 0,
        backingStorageSize = 0,
      } = await new Promise<HeapUsage>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method: "Runtime.getHeapUsage" }));
      });
      return usedSize + embedderHeapUsedSize + backingStorageSize;
    },
    close: () => socket.close(),
  };
}
