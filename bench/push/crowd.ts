import { once } from "node:events";
import { WebSocket } from "ws";
import { seqsIn, type Contender } from "./contender.ts";

/** Readers of one server. `delivered`: rows that arrived at any of them; `latencies`: of each, from its publishing, in ms. */
export type Crowd = {
  readonly delivered: () => number;
  /** When the last row arrived. */
  readonly lastAtMs: () => number;
  /** Empties what was counted, and counts latencies from then on, or not. */
  readonly count: (withLatencies: boolean) => void;
  readonly publishedAt: (seq: number, atMs: number) => void;
  readonly latencies: () => Float64Array;
  readonly close: () => void;
};

/** How many handshakes run at once: more would measure the queue of the listening socket. */
const handshakesAtOnce = 50;
const patienceMs = 60_000;

export async function openCrowd({ url, wire }: Pick<Contender, "url" | "wire">, count: number): Promise<Crowd> {
  const sockets: WebSocket[] = [];
  const publishedAtMs = new Map<number, number>();
  let delivered = 0;
  let lastAtMs = 0;
  let latencies: number[] | null = null;

  function open(): Promise<void> {
    const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
    sockets.push(socket);
    const ready = new Promise<void>((resolve, reject) => {
      socket.once("error", reject);
      socket.once("close", (code) => reject(new Error(`closed with ${code}`)));
      if (wire.isReady === undefined) socket.once("open", resolve);
      socket.on("message", (data: Buffer) => {
        const text = data.toString();
        const seqs = seqsIn(text);
        if (seqs.length === 0) {
          if (wire.isReady?.(text) === true) resolve();
          const answer = wire.answer?.(text) ?? null;
          if (answer !== null) socket.send(answer);
          return;
        }
        delivered += seqs.length;
        lastAtMs = performance.now();
        for (const seq of seqs) latencies?.push(lastAtMs - (publishedAtMs.get(seq) ?? lastAtMs));
      });
    });
    const opened = once(socket, "open").then(() => wire.greeting?.forEach((line) => socket.send(line)));
    return Promise.all([opened, ready]).then(() => undefined);
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
      for (const socket of sockets) {
        socket.removeAllListeners("close");
        socket.terminate();
      }
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
