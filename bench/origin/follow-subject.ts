import { WebSocket } from "ws";
import type { ServerFrame } from "../../shared/push/frames.ts";

export type Follower = {
  /** Resolves when every change up to a number has arrived. */
  readonly waitFor: (seq: number, timeoutMs: number) => Promise<void>;
  /** How many numbers were passed over, each for a repair. */
  readonly missing: () => number;
  readonly close: () => void;
};

const retryMs = 200;

/** A reader of one subject that comes back where it was, however often its socket is lost (P3, P4, P8). */
export function followSubject(base: URL, subject: string, since: number): Follower {
  let have = since;
  let missing = 0;
  let isClosed = false;
  let socket: WebSocket | null = null;
  const waiting = new Set<() => void>();

  function open(): void {
    const url = new URL(`/push?v=1&join=${subject}:${have}`, base);
    url.protocol = "ws:";
    socket = new WebSocket(url);
    socket.on("message", (data: Buffer) => take(JSON.parse(data.toString()) as ServerFrame));
    // An error is followed by a close.
    socket.on("error", () => {});
    socket.on("close", () => {
      if (!isClosed) setTimeout(open, retryMs);
    });
  }

  function take(frame: ServerFrame): void {
    if (frame.t === "repair") {
      missing += frame.n - have;
      have = frame.n;
    }
    if (frame.t !== "rows") return;
    const count = frame.r.split("~").length - 1;
    const last = frame.n + count - 1;
    if (last <= have) return;
    if (frame.n > have + 1) missing += frame.n - have - 1;
    have = last;
    for (const wake of waiting) wake();
  }

  open();
  return {
    missing: () => missing,
    waitFor: (seq, timeoutMs) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${have} of ${seq} changes after ${timeoutMs} ms`)), timeoutMs);
        const look = () => {
          if (have < seq) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close() {
      isClosed = true;
      socket?.close();
    },
  };
}
