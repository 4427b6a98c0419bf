import { closeCodes } from "../../../shared/push/close-codes.ts";
import { endEvent, keepAliveMs, streamType, toEventId } from "../../../shared/push/event-stream.ts";
import type { ClientFrame } from "../../../shared/push/frames.ts";
import { parseServerFrame } from "../../../shared/push/server-frame.ts";
import { openSocket, type Doors } from "./open-socket.ts";
import { readRequest } from "./read-request.ts";

/** How often a stream shows that it lives. Lowered in tests. */
export const keepAlive = { ms: keepAliveMs };

const encoder = new TextEncoder();

/**
 * Serves a socket as an event stream (P21). It opens a socket itself, so that a stream has a socket's rules and limits,
 * and relays handle sockets alone. It answers marks here, once the reader has taken everything sent before them (P11).
 */
export async function openStream({ url }: Request, doors: Doors): Promise<Response> {
  const request = new Request(url, { headers: { upgrade: "websocket" } });
  const { opening } = readRequest(request);
  const { webSocket: socket } = await openSocket(request, doors);
  if (socket === null) throw new Error("a relay answers with a socket");
  const positions = new Map(opening.ok ? opening.joins.map(({ subject, since }) => [subject, since]) : []);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const ending = new AbortController();
  /** Settles once the reader has taken all that was written. */
  let taken: Promise<void> = Promise.resolve();

  function write(text: string) {
    taken = writer.write(encoder.encode(text));
    // Whoever waits for it hears of it; a stream that has ended is no fault.
    taken.catch(() => undefined);
  }

  function end() {
    ending.abort();
    socket?.close(closeCodes.normal.code);
  }

  function take(text: string) {
    const frame = parseServerFrame(text);
    if (frame?.t === "mark") {
      const seen: ClientFrame = { t: "seen", m: frame.m };
      return void taken.then(() => socket?.send(JSON.stringify(seen))).catch(() => undefined);
    }
    if (frame?.t !== "rows") return write(`data: ${text}\n\n`);
    const have = positions.get(frame.s) ?? 0;
    // A frame after a gap does not move the position: a reader that reconnects then gets the missing changes and this frame.
    if (frame.n <= have + 1) positions.set(frame.s, Math.max(have, frame.n + frame.r.split("~").length - 2));
    write(`id: ${toEventId(positions)}\ndata: ${text}\n\n`);
  }

  /** Ends the stream when the reader has not taken one sign of life by the time the next is due: it reads nothing any more. */
  async function showLife() {
    for (;;) {
      let isTaken = false;
      write("data: pong\n\n");
      void taken.then(() => (isTaken = true)).catch(() => undefined);
      await scheduler.wait(keepAlive.ms, { signal: ending.signal });
      if (!isTaken) return end();
    }
  }

  /** Closes the stream, and after a while drops the bytes that still wait for a reader that takes nothing. */
  async function finish(code: number) {
    end();
    write(`event: ${endEvent}\ndata: ${code}\n\n`);
    void writer.close().catch(() => undefined);
    await scheduler.wait(keepAlive.ms);
    await writer.abort();
  }

  socket.addEventListener("message", ({ data }) => take(String(data)));
  socket.addEventListener("close", ({ code }) => void finish(code).catch(() => undefined));
  void writer.closed.catch(end);
  socket.accept();
  void showLife().catch(() => undefined);
  return new Response(readable, {
    headers: {
      "content-type": streamType,
      "cache-control": "no-store",
      // A proxy that gathered events would deliver none.
      "x-accel-buffering": "no",
    },
  });
}
