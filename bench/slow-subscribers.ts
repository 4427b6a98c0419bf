import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { WebSocket } from "ws";
import { closeCodes } from "../shared/push/close-codes.ts";
import { closeReasons } from "../workers/push-durable-object/src/close-reasons.ts";
import { maxSocketsPerRelay } from "../shared/push/push-limits.ts";
import { toOpeningPath } from "../shared/push/opening.ts";
import { updateSubject } from "../shared/push/subjects.ts";
import { answerMark } from "../tests/support/answer-mark.ts";
import type { Figure } from "./figures.ts";
import { startPushOnly, type PushOnly } from "./push-only.ts";
import { openIdleSockets } from "./sockets.ts";

/** One of the relay's sockets is the witness, which reads: once a frame has reached it, the frame is on its way to all. */
const crowd = maxSocketsPerRelay - 1;
const rowsPerFrame = 25;
const frames = { reading: 40, neverReading: 240 } as const;
const megabyte = 1024 * 1024;
const handshakesAtOnce = 50;

const path = toOpeningPath([{ subject: updateSubject(1), since: 0 }]);
const toRow = (seq: number) => `AA÷abcdefgh¬AG÷${seq}¬CX÷${"x".repeat(1_000)}¬~`;

/** Memory of a relay full of sockets that never read, against one full of sockets that do; each in a process of its own. */
export async function measureSlowSubscribers(): Promise<readonly Figure[]> {
  const reading = await measure(frames.reading, async (push) => {
    const url = new URL(path, push.url);
    url.protocol = "ws:";
    const sockets = await openIdleSockets(url, crowd);
    return {
      hasRead: (count) => sockets.rowsFrames() >= crowd * count,
      async end() {
        await sockets.close();
        return 0;
      },
    };
  });
  const never = await measure(frames.neverReading, openNeverReading);
  const toMegabytes = (bytes: number) => (bytes / megabyte).toFixed(0);
  return [
    {
      name: `a relay of ${maxSocketsPerRelay} sockets that never read: growth of workerd by what is sent to them`,
      value: never.grownBytes / megabyte,
      unit: "MB",
      target: { atMost: 100 },
      detail: `${frames.neverReading} frames of ${rowsPerFrame} KB; ${never.ended} of ${crowd} closed as not reading; the sockets themselves took ${toMegabytes(never.openedBytes)} MB`,
    },
    {
      name: "the same, against as many that read",
      value: never.grownBytes / reading.grownBytes,
      unit: "×",
      target: { atMost: 2 },
      detail: `${toMegabytes(never.grownBytes)} MB against ${toMegabytes(reading.grownBytes)} MB, which took ${frames.reading} frames`,
    },
  ];
}

type Crowd = {
  /** Whether all reading sockets have received `count` frames. */
  readonly hasRead: (count: number) => boolean;
  /** Ends all sockets, and returns how many had been closed for not reading. */
  readonly end: () => Promise<number>;
};

const lookMs = 5;
/** If a frame takes longer, the crowd has lost some of its readers. */
const frameTimeoutMs = 20_000;

async function measure(count: number, open: (push: PushOnly) => Promise<Crowd>) {
  const push = await startPushOnly();
  try {
    const witness = await openWitness(push);
    const before = push.memory().now;
    const sockets = await open(push);
    const openedBytes = push.memory().now - before;
    for (let frame = 0; frame < count; frame += 1) {
      const first = frame * rowsPerFrame + 1;
      const rows = Array.from({ length: rowsPerFrame }, (_, index) => toRow(first + index));
      const seen = witness.seen(first + rowsPerFrame - 1);
      await push.publish(first, rows);
      await seen;
      const endMs = performance.now() + frameTimeoutMs;
      while (!sockets.hasRead(frame + 1)) {
        if (performance.now() > endMs) throw new Error(`not all have read frame ${frame + 1}`);
        await new Promise((resolve) => setTimeout(resolve, lookMs));
      }
    }
    const grownBytes = push.memory().most - before - openedBytes;
    return { grownBytes, openedBytes, ended: await sockets.end() };
  } finally {
    await push.stop();
  }
}

async function openWitness(push: PushOnly) {
  const url = new URL(path, push.url);
  url.protocol = "ws:";
  const socket = new WebSocket(url);
  const waiting = { seq: 0, done: () => {} };
  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    const answer = answerMark(text);
    if (answer !== null) socket.send(answer);
    if (text.includes(`AG÷${waiting.seq}¬`)) waiting.done();
  });
  await once(socket, "open");
  return {
    /** Call this before the change is made. */
    async seen(seq: number) {
      await new Promise<void>((resolve) => Object.assign(waiting, { seq, done: resolve }));
    },
  };
}

/** Connections that open a socket and then take nothing more from the network. `end` lets them read, and counts those that were closed. */
async function openNeverReading(push: PushOnly): Promise<Crowd> {
  const sockets: Socket[] = [];
  while (sockets.length < crowd) {
    const batch = Array.from({ length: Math.min(handshakesAtOnce, crowd - sockets.length) }, () => openRaw(push.url));
    sockets.push(...(await Promise.all(batch)));
  }
  return {
    hasRead: () => true,
    async end() {
      const tails = await Promise.all(sockets.map(readToClose));
      return tails.filter((code) => code === closeCodes.behind.code).length;
    },
  };
}

async function openRaw(url: URL): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, "connect");
  socket.on("error", () => {});
  const upgrade = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"];
  const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${url.host}\r\n${[...upgrade, key].join("\r\n")}\r\n\r\n`);
  await once(socket, "readable");
  return socket;
}

/** Reads the waiting bytes, and returns the code of the close frame at their end. */
function readToClose(socket: Socket): Promise<number | null> {
  return new Promise((resolve) => {
    let tail = Buffer.alloc(0);
    const end = () => {
      socket.destroy();
      resolve(toCloseCode(tail));
    };
    socket.on("data", (chunk: Buffer) => {
      tail = Buffer.concat([tail, chunk]).subarray(-64);
      if (toCloseCode(tail) !== null) end();
    });
    socket.on("close", end);
    socket.setTimeout(5_000, end);
  });
}

/** Returns the code of the close frame at the end of the received bytes. */
function toCloseCode(tail: Buffer): number | null {
  const reason = closeReasons.behind;
  const start = tail.length - 4 - reason.length;
  return start >= 0 && tail[start] === 0x88 && tail.subarray(start + 4).toString() === reason
    ? tail.readUInt16BE(start + 2)
    : null;
}
