import { WebSocket } from "ws";
import { protocolVersion, type ClientFrame, type ServerFrame } from "../../shared/push/frames.ts";
import { parseServerFrame } from "../../shared/push/server-frame.ts";
import { answerMark } from "../../tests/support/answer-mark.ts";

export type Follower = {
  /** Resolves when every change up to a number has arrived. */
  readonly waitFor: (seq: number, timeoutMs: number) => Promise<void>;
  /** How many sequence numbers were skipped; each of them needs a repair. */
  readonly missing: () => number;
  readonly close: () => void;
};

const retryMs = 200;

/** Follows one subject, and resumes from its position however often its socket is lost (P3, P4, P8). */
export function followSubject(base: URL, subject: string, since: number): Follower {
  let have = since;
  let missing = 0;
  let isClosed = false;
  let isGreeted = false;
  let socket: WebSocket | null = null;
  const waiting = new Set<() => void>();

  function open(): void {
    const url = new URL(`/push?v=${protocolVersion}&join=${subject}:${have}`, base);
    url.protocol = "ws:";
    isGreeted = false;
    socket = new WebSocket(url);
    socket.on("message", (data: Buffer) => {
      const text = data.toString();
      const answer = answerMark(text);
      const frame = parseServerFrame(text);
      if (answer !== null) send(answer);
      else if (frame !== null) take(frame);
    });
    // An error is followed by a close.
    socket.on("error", () => {});
    socket.on("close", () => {
      if (!isClosed) setTimeout(open, retryMs);
    });
  }

  const send = (text: string) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
  };
  const ask = () => send(JSON.stringify({ t: "join", s: subject, since: have } satisfies ClientFrame));

  function take(frame: ServerFrame): void {
    // The server announces changes that are too large for a frame, and the reader requests them in parts (P13).
    if (frame.t === "hello" && (frame.have[subject]?.n ?? 0) > have && isGreeted) ask();
    if (frame.t === "hello") isGreeted = true;
    if (frame.t === "repair") {
      missing += frame.n - have;
      have = frame.n;
    }
    if (frame.t !== "rows") return;
    const count = frame.r.split("~").length - 1;
    const last = frame.n + count - 1;
    if (last <= have) return;
    if (frame.n > have + 1) return ask();
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
