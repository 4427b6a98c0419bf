import { once } from "node:events";
import { WebSocket } from "ws";
import { parseServerFrame } from "../shared/push/server-frame.ts";
import { answerMark } from "../tests/support/answer-mark.ts";

export type IdleSockets = {
  /** Frames that arrived on all of them so far, hello included. */
  readonly frames: () => number;
  /** Those of them that carry rows. */
  readonly rowsFrames: () => number;
  readonly close: () => Promise<void>;
};

/** How many handshakes run at once: more would measure the queue of the listening socket. */
const handshakesAtOnce = 50;

/**
 * Opens sockets that read and say no more than they must: the crowd beside which a change is measured.
 * @param address of the push with its joins, such as `ws://127.0.0.1:8787/push?v=4&join=u_1_1:0`
 */
export async function openIdleSockets(address: URL, count: number): Promise<IdleSockets> {
  const sockets: WebSocket[] = [];
  let frames = 0;
  let rowsFrames = 0;
  while (sockets.length < count) {
    const batch = Array.from(
      { length: Math.min(handshakesAtOnce, count - sockets.length) },
      () => new WebSocket(address),
    );
    for (const socket of batch) {
      socket.on("message", (data: Buffer) => {
        frames += 1;
        const text = data.toString();
        if (parseServerFrame(text)?.t === "rows") rowsFrames += 1;
        const answer = answerMark(text);
        if (answer !== null) socket.send(answer);
      });
    }
    await Promise.all(batch.map((socket) => once(socket, "open")));
    sockets.push(...batch);
  }
  return {
    frames: () => frames,
    rowsFrames: () => rowsFrames,
    async close() {
      const open = sockets.filter((socket) => socket.readyState !== WebSocket.CLOSED);
      const closed = open.map((socket) => once(socket, "close"));
      for (const socket of open) socket.close();
      await Promise.all(closed);
    },
  };
}
