import { once } from "node:events";
import { WebSocket } from "ws";
import { maxSocketsPerRelay } from "../shared/push/push-limits.ts";
import { toOpeningPath } from "../shared/push/opening.ts";
import { parseServerFrame } from "../shared/push/server-frame.ts";
import { updateSubject } from "../shared/push/subjects.ts";
import { randomOf } from "../shared/basics/random.ts";
import { answerMark } from "../tests/support/answer-mark.ts";
import { percentile, type Figure } from "./figures.ts";
import { cpuMs } from "./process-cpu.ts";
import { startPushOnly } from "./push-only.ts";
import { openIdleSockets } from "./sockets.ts";

const subject = updateSubject(1);
const others = maxSocketsPerRelay - 1;
const goals = 200;
/** Milliseconds between goals: an evening with several games, without long runs of two goals in a tenth of a second. */
const gapMs = { min: 20, span: 480 } as const;
const flood = { seconds: 5, rowsAtOnce: 10 } as const;
const toRow = (seq: number) => `AA÷abcdefgh¬AG÷${seq}¬AH÷1¬AB÷2¬AC÷12¬AO÷1760000400¬~`;

/**
 * Measures the cost of the hub's pace to a change: with occasional changes, and with more changes than can be sent one by one.
 * The relay is full of sockets; one of them reads its frames.
 */
export async function measurePushPace(): Promise<readonly Figure[]> {
  const push = await startPushOnly();
  try {
    const url = new URL(toOpeningPath([{ subject, since: 0 }]), push.url);
    url.protocol = "ws:";
    const witness = await openWitness(url);
    const empty = { bytes: push.memory().now, cpuMs: cpuMs(push.pids()), atMs: performance.now() };
    const crowd = await openIdleSockets(url, others);
    const joins = {
      kilobytes: (push.memory().now - empty.bytes) / others / 1_000,
      cpuMs: (cpuMs(push.pids()) - empty.cpuMs) / others,
      ms: (performance.now() - empty.atMs) / others,
    };
    let seq = 0;
    const random = randomOf("push-pace");
    const latencies: number[] = [];
    const quietCpuMs = cpuMs(push.pids());
    for (let goal = 0; goal < goals; goal += 1) {
      await new Promise((resolve) => setTimeout(resolve, gapMs.min + random() * gapMs.span));
      seq += 1;
      const startMs = performance.now();
      const arrived = witness.reached(seq);
      await push.publish(seq, [toRow(seq)]);
      latencies.push((await arrived) - startMs);
    }

    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const frameCpuMs = (cpuMs(push.pids()) - quietCpuMs) / (goals * maxSocketsPerRelay);
    const before = { seq, frames: crowd.rowsFrames() };
    const startMs = performance.now();
    while (performance.now() - startMs < flood.seconds * 1_000) {
      const rows = Array.from({ length: flood.rowsAtOnce }, (_, index) => toRow(seq + 1 + index));
      await push.publish(seq + 1, rows);
      seq += rows.length;
    }
    const publishedMs = performance.now() - startMs;
    const arrivedMs = (await witness.reached(seq)) - startMs;
    const rows = seq - before.seq;
    const frames = (crowd.rowsFrames() - before.frames) / others;
    const lost = seq - witness.rows();
    await crowd.close();
    const detail = `${goals} goals, ${gapMs.min} to ${gapMs.min + gapMs.span} ms apart, beside ${maxSocketsPerRelay} sockets`;
    return [
      {
        name: "a socket that joins: CPU of workerd",
        value: joins.cpuMs * 1_000,
        unit: "µs",
        target: { atMost: 2_000 },
        detail: `${joins.ms.toFixed(2)} ms each, 50 at once; workerd grows by ${joins.kilobytes.toFixed(0)} kB for each of ${others}`,
      },
      {
        name: "a goal now and then: hub to socket, p50",
        value: percentile(latencies, 0.5),
        unit: "ms",
        target: { atMost: 50 },
        detail,
      },
      { name: "the same, p95", value: percentile(latencies, 0.95), unit: "ms", target: { atMost: 250 }, detail },
      {
        name: "the same: CPU of workerd for a frame and socket",
        value: frameCpuMs * 1_000,
        unit: "µs",
        target: { atMost: 100 },
        detail,
      },
      {
        name: "a flood: rows taken",
        value: rows / (publishedMs / 1_000),
        unit: "rows/s",
        target: { atLeast: 200 },
        detail: `${rows} rows in ${publishedMs.toFixed(0)} ms, the last one arrived ${(arrivedMs - publishedMs).toFixed(0)} ms later; ${frames.toFixed(1)} frames a socket`,
      },
      {
        name: "the same: rows lost",
        value: lost,
        unit: "rows",
        target: { atMost: 0 },
        detail: "what a subscriber that follows the protocol has not got",
      },
    ];
  } finally {
    await push.stop();
  }
}

/** Opens a subscriber that reads frames, and requests rows that the server only announces. */
async function openWitness(url: URL) {
  const socket = new WebSocket(url);
  const waiting = { seq: 0, done: (_atMs: number) => {} };
  let have = 0;
  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    const answer = answerMark(text);
    if (answer !== null) return socket.send(answer);
    const frame = parseServerFrame(text);
    const ask = () => socket.send(JSON.stringify({ t: "join", s: subject, since: have }));
    if (frame?.t === "hello" && (frame.have[subject]?.n ?? 0) > have) ask();
    if (frame?.t !== "rows") return;
    if (frame.n > have + 1) return ask();
    have = Math.max(have, frame.n + frame.r.split("~").length - 2);
    if (have >= waiting.seq) waiting.done(performance.now());
  });
  await once(socket, "open");
  return {
    rows: () => have,
    /** Resolves with the time at which it had the number. Call it before the change is made. */
    reached: (seq: number) =>
      new Promise<number>((resolve) => {
        if (have >= seq) resolve(performance.now());
        else Object.assign(waiting, { seq, done: resolve });
      }),
  };
}
