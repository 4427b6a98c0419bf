import { WebSocket } from "ws";
import type { Stack } from "../../scripts/stack.ts";
import { protocolVersion, type ServerFrame } from "../../shared/push/frames.ts";
import { parseServerFrame } from "../../shared/push/server-frame.ts";
import { answerMark } from "./answer-mark.ts";

export type PushSubscriber = {
  readonly frames: readonly ServerFrame[];
  /** Resolves with the first frame, past or future, that the test accepts. */
  waitFor(accepts: (frame: ServerFrame) => boolean): Promise<ServerFrame>;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  send(text: string): void;
  close(): void;
};

/** Opens a socket to the stack's push, joined to `subject:since` pairs, which records the frames that it received. */
export async function openPushSubscriber(
  stack: Stack,
  joins: readonly string[],
  place?: string,
  ticket?: string,
): Promise<PushSubscriber> {
  const url = new URL(`/push?v=${protocolVersion}`, stack.url);
  for (const join of joins) url.searchParams.append("join", join);
  if (ticket !== undefined) url.searchParams.set("ticket", ticket);
  url.protocol = "ws:";
  const socket = new WebSocket(url, place === undefined ? {} : { headers: { "x-dev-place": place } });
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    if (text === "pong") return;
    const answer = answerMark(text);
    if (answer !== null) return socket.send(answer);
    const frame = parseServerFrame(text);
    if (frame === null) throw new Error(`no frame: ${text}`);
    frames.push(frame);
    for (const wake of waiting) wake();
  });
  const closed = new Promise<number>((resolve) => socket.on("close", (code) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    socket.on("open", () => resolve());
    socket.on("error", reject);
  });
  return {
    frames,
    closed,
    send: (text) => socket.send(text),
    close: () => socket.close(),
    waitFor: (accepts) =>
      new Promise((resolve) => {
        const look = () => {
          const found = frames.find(accepts);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
