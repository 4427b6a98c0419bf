import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { seqsIn, type Contender } from "./contender.ts";

/** Readers of one server. `delivered`: rows that arrived at any of them; `latencies`: of each, from its publishing, in ms. */
export type Crowd = {
  readonly delivered: () => number;
  /** When the last row arrived. */
  readonly lastAtMs: () => number;
  /** Resets the counts; from then on it counts latencies too, if asked to. */
  readonly count: (withLatencies: boolean) => void;
  readonly publishedAt: (seq: number, atMs: number) => void;
  readonly latencies: () => Float64Array;
  readonly close: () => void;
};

/** How many handshakes run at once: more would measure the queue of the listening socket. */
const handshakesAtOnce = 50;
const patienceMs = 60_000;
const againMs = 500;

export async function openCrowd({ url, wire }: Pick<Contender, "url" | "wire">, count: number): Promise<Crowd> {
  const sockets: WebSocket[] = [];
  const publishedAtMs = new Map<number, number>();
  let delivered = 0;
  let lastAtMs = 0;
  let latencies: number[] | null = null;

  /** Opens a socket; if the server has no room at once, opens it again a moment later. */
  async function open(): Promise<void> {
    for (;;) {
      const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
      if (await becomesReady(socket)) {
        sockets.push(socket);
        return;
      }
      await sleep(againMs);
    }
  }

  function becomesReady(socket: WebSocket): Promise<boolean> {
    return new Promise<boolean>((resolve, reject) => {
      socket.on("error", reject);
      socket.once("close", () => resolve(false));
      socket.once("open", () => {
        for (const line of wire.greeting ?? []) socket.send(line);
        if (wire.isReady === undefined) resolve(true);
      });
      socket.on("message", (data: Buffer) => {
        const text = data.toString();
        const seqs = seqsIn(text);
        if (seqs.length === 0) {
          if (wire.isReady?.(text) === true) resolve(true);
          const answer = wire.answer?.(text) ?? null;
          if (answer !== null) socket.send(answer);
          return;
        }
        delivered += seqs.length;
        lastAtMs = performance.now();
        for (const seq of seqs) latencies?.push(lastAtMs - (publishedAtMs.get(seq) ?? lastAtMs));
      });
    });
  }

  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(handshakesAtOnce, count - sockets.length) }, open);
    await atMost(Promise.all(batch), `${count} sockets did not open`);
  }
  return {
    delivered: () => delivered,
    lastAtMs: () => lastAtMs,
    count(withLatencies) {
      delivered = 0;
      latencies = withLatencies ? [] : null;
    },
    publishedAt: (seq, atMs) => publishedAtMs.set(seq, atMs),
    latencies: () => Float64Array.from(latencies ?? []),
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

function atMost<T>(work: Promise<T>, complaint: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint)), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
