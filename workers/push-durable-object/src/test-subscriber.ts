import { exports } from "cloudflare:workers";
import { policyFor } from "../../../shared/betting/policy-for.ts";
import { unknownPlace } from "../../../shared/places/place.ts";
import type { ClientFrame, ServerFrame } from "../../../shared/push/frames.ts";
import { parseServerFrame } from "../../../shared/push/server-frame.ts";
import type { Sockets } from "./index.ts";
import { toOpeningPath, type Join } from "../../../shared/push/opening.ts";
import { toSocketPath, toSocketQuestion } from "../../../shared/push/socket-question.ts";

// All Workers are one program to the type checker, which knows the exports of one of them.
const entry = exports as unknown as { readonly Sockets: Service<typeof Sockets> };

type Who = {
  readonly country?: string | null;
  readonly address?: string | null;
  readonly continent?: string | null;
  /** False leaves marks unanswered, like a subscriber that never reads. */
  readonly isReading?: boolean;
};

/** Opens a socket as the site does for a visitor's browser. */
export const openSubscriber = (joins: readonly Join[], who: Who = {}) => openAddress(toOpeningPath(joins), who);

export async function openAddress(
  path: string,
  { country = "FR", address = null, continent = null, isReading = true }: Who = {},
) {
  const { searchParams } = new URL(path, "https://tribune.test");
  const { market } = policyFor({ ...unknownPlace, country }, 0);
  const question = toSocketQuestion(searchParams, { market, address, continent });
  const response = await entry.Sockets.fetch(`https://push.invalid${toSocketPath(question)}`, {
    headers: { upgrade: "websocket" },
  });
  const socket = response.webSocket;
  if (socket === null) throw new Error(`no socket: ${response.status}`);
  const frames: ServerFrame[] = [];
  const marks: string[] = [];
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  let closeCode: number | null = null;
  let pongs = 0;
  socket.addEventListener("message", ({ data }) => {
    if (data === "pong") pongs += 1;
    const frame = parseServerFrame(String(data));
    if (frame?.t === "mark") {
      marks.push(frame.m);
      if (isReading) socket.send(JSON.stringify({ t: "seen", m: frame.m } satisfies ClientFrame));
    } else if (frame !== null) frames.push(frame);
    wake();
  });
  socket.addEventListener("close", ({ code }) => {
    closeCode = code;
    wake();
  });
  socket.accept();

  async function until<T>(find: () => T | null): Promise<T> {
    for (;;) {
      const found = find();
      if (found !== null) return found;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }

  return {
    send: (frame: ClientFrame) => socket.send(JSON.stringify(frame)),
    sendText: (text: string) => socket.send(text),
    sendBytes: (bytes: Uint8Array) => socket.send(bytes),
    /** Asks for a sign of reading so far. */
    marks,
    /** The next frame that was not taken yet. */
    next: () => until(() => frames.shift() ?? null),
    closed: () => until(() => closeCode),
    pong: () => until(() => (pongs > 0 ? pongs : null)),
    close: () => socket.close(1000),
  };
}
