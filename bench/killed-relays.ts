import { WebSocket } from "ws";
import { reconnectDelayMs } from "../app/live/reconnect-delay.ts";
import { parseServerFrame } from "../shared/push/server-frame.ts";
import { answerMark } from "../tests/support/answer-mark.ts";
import { percentile, type Figure } from "./figures.ts";
import { startPushOnly } from "./push-only.ts";
import { toRow } from "./push/contender.ts";
import { tribunePath } from "./push/tribune.ts";

const count = 5_000;
const handshakesAtOnce = 50;
const patienceMs = 60_000;

/** A socket that comes back as a page does, and when it last said hello. */
type Returning = { isBack: boolean; backAtMs: number; socket: WebSocket | null };

/**
 * How long sockets stay away when every relay of a sport and region is thrown out of memory with its sockets, as when the machine
 * under them dies: each waits as a page waits (P8), all on this machine's cores, and then gets a row.
 */
export async function measureKilledRelays(): Promise<readonly Figure[]> {
  const push = await startPushOnly();
  try {
    const url = new URL(tribunePath, push.url);
    url.protocol = "ws:";
    const returning: Returning[] = [];
    let rows = 0;
    let isOver = false;

    function open(one: Returning, failures: number): void {
      const socket = new WebSocket(url, { perMessageDeflate: false });
      one.socket = socket;
      let failed = failures;
      let backMs = 0;
      socket.on("error", () => undefined);
      socket.on("message", (data: Buffer) => {
        const text = data.toString();
        const frame = parseServerFrame(text);
        if (frame?.t === "hello") {
          failed = 0;
          backMs = frame.back > 0 ? frame.back : backMs;
          one.isBack = true;
          one.backAtMs = performance.now();
        }
        if (frame?.t === "rows") rows += 1;
        const answer = answerMark(text);
        if (answer !== null) socket.send(answer);
      });
      socket.once("close", () => {
        one.isBack = false;
        if (!isOver)
          setTimeout(() => open(one, failed + 1), reconnectDelayMs(failed + 1, false, Math.random(), backMs));
      });
    }
    const away = () => returning.filter(({ isBack }) => !isBack).length;

    while (returning.length < count) {
      const batch = Array.from({ length: handshakesAtOnce }, () => ({ isBack: false, backAtMs: 0, socket: null }));
      returning.push(...batch);
      for (const one of batch) open(one, 0);
      await until(() => away() === 0, `${returning.length} sockets did not open`);
    }
    // Wakes relays that sleep: only what runs can be killed.
    await push.publish(1, [toRow(1)]);
    await until(() => rows === count, "not every socket got the first row");
    const killedAtMs = performance.now();
    const relays = await push.killRelays();
    await until(() => away() > count / 2, "the sockets were not closed");
    await until(() => away() === 0, "not all sockets came back");
    const waits = returning.map(({ backAtMs }) => backAtMs - killedAtMs);

    const rowsBefore = rows;
    await push.publish(2, [toRow(2)]);
    await until(() => rows - rowsBefore === count, "not every socket got the row");
    isOver = true;
    for (const { socket } of returning) socket?.terminate();
    const seconds = (share: number) => (percentile(waits, share) / 1_000).toFixed(1);
    return [
      {
        name: `of ${count} sockets whose ${relays} relays are killed, 99 % are back`,
        value: percentile(waits, 0.99) / 1_000,
        unit: "s later",
        target: { atMost: 15 },
        detail: `half after ${seconds(0.5)} s, the last after ${seconds(1)} s; the next row reached all of them`,
      },
    ];
  } finally {
    await push.stop();
  }
}

async function until(isTrue: () => boolean, complaint: string): Promise<void> {
  for (const startMs = performance.now(); !isTrue();) {
    if (performance.now() - startMs > patienceMs) throw new Error(complaint);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
