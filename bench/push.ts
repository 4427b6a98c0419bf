import { cpus, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import "../scripts/quiet-wrangler.ts";
import { busiestPart } from "./busiest-hour.ts";
import { isReached, percentile, printFigure, type Figure } from "./figures.ts";
import { cpuMs } from "./process-cpu.ts";
import { startBareObject } from "./push/bare-object.ts";
import type { Contender } from "./push/contender.ts";
import { openCrowd, type Crowd } from "./push/crowd.ts";
import { startNats } from "./push/nats.ts";
import { startSocketIo } from "./push/socket-io.ts";
import { startTribune, tribunePath, tribuneWire } from "./push/tribune.ts";
import { startWs } from "./push/ws.ts";

/**
 * `npm run bench:push`: one update to many sockets, by the built push Worker and by other servers, one after the other in one
 * run. `-- --sockets 1000,5000` chooses how many, `--only "Tribune,bare object"` between whom, `-- --address wss://…` counts what another
 * Tribune sends in a minute.
 */
const contenders: readonly (readonly [name: string, start: () => Promise<Contender>])[] = [
  ["Tribune", startTribune],
  ["bare object", startBareObject],
  ["ws", startWs],
  ["socket.io", startSocketIo],
  ["NATS", startNats],
];
/** Updates per second, and for how long: the load of one sport on a busy evening. */
const steady = { perSecond: 20, seconds: 10 } as const;
/** The number of publications in flight, the duration, and the longest wait for the last row. */
const flood = { underWay: 64, seconds: 5, drainMs: 60_000 } as const;
/** The length of the measured part of the built-in world's busiest hour: its busiest such span. */
const hourPartSeconds = 30;
const listenSeconds = 60;
const manySockets = 5_000;

type Measured = {
  readonly openMs: number;
  /** The server's CPU time to open one socket. */
  readonly openCpuMs: number;
  readonly p50: number;
  readonly p99: number;
  /** What a steady update cost the server for each socket. */
  readonly updateCpuUs: number;
  readonly floodPerSecond: number;
  /** Rows of the steady updates that were not delivered. */
  readonly lost: number;
  /** The same for the built-in world's busiest hour, with its changes at their real times. */
  readonly hour: {
    readonly p50: number;
    readonly p99: number;
    readonly deliveredPerSecond: number;
    readonly lost: number;
  };
  /** Rows of the flood that were not delivered. Our push sends a repair in their place to a reader that is too far behind. */
  readonly leftOut: number;
};

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

console.log(`${cpus().length} × ${cpus()[0]?.model ?? "unknown CPU"}, load ${loadavg()[0]?.toFixed(1)} before`);
const address = option("address");
const sizes = (option("sockets") ?? "1000,5000").split(",").map(Number);
if (address === undefined) process.exit((await compare()) ? 0 : 1);
await listenTo(new URL(address), sizes[0] ?? 1_000);
process.exit(0);

async function compare(): Promise<boolean> {
  let isGood = true;
  const only = option("only")?.split(",");
  for (const size of sizes) {
    const measured = new Map<string, Measured>();
    for (const [name, start] of contenders.filter(([name]) => only?.includes(name) ?? true)) {
      const result = await measure(start, size).catch((error: unknown) => {
        console.log(`${name} is left out: ${error instanceof Error ? error.message : String(error)}`);
        return null;
      });
      if (result === null) continue;
      measured.set(name, result);
      console.log(`${size} sockets, ${name}: ${describe(result)}`);
    }
    for (const figure of toFigures(size, measured)) {
      printFigure(figure);
      isGood &&= isReached(figure);
    }
  }
  return isGood;
}

async function measure(start: () => Promise<Contender>, size: number): Promise<Measured> {
  const contender = await start();
  try {
    const before = { atMs: performance.now(), cpuMs: cpuMs(contender.pids) };
    const crowd = await openCrowd(contender, size);
    try {
      const openMs = performance.now() - before.atMs;
      const openCpuMs = (cpuMs(contender.pids) - before.cpuMs) / size;
      // Warm up: the first rows run cold code.
      const warm = await publishSteadily(contender, crowd, 1, 20);
      await allDelivered(crowd, 20 * size);
      crowd.count(true);
      const count = steady.perSecond * steady.seconds;
      const steadyFromMs = cpuMs(contender.pids);
      const next = await publishSteadily(contender, crowd, warm, count);
      await allDelivered(crowd, count * size);
      const latencies = Array.from(crowd.latencies());
      const updateCpuUs = ((cpuMs(contender.pids) - steadyFromMs) * 1_000) / crowd.delivered();
      const lostSteadily = count * size - crowd.delivered();
      const { hour, next: afterHour } = await measureHour(contender, crowd, next, size);
      const { perSecond, leftOut } = await measureFlood(contender, crowd, afterHour, size);
      const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
      const steadily = { p50, p99, updateCpuUs, lost: lostSteadily };
      return { openMs, openCpuMs, ...steadily, hour, floodPerSecond: perSecond, leftOut };
    } finally {
      crowd.close();
    }
  } finally {
    await contender.stop();
  }
}

/** @returns the number after the last one */
function publishSteadily(contender: Contender, crowd: Crowd, first: number, count: number): Promise<number> {
  const timesMs = Array.from({ length: count }, (_, index) => (index * 1_000) / steady.perSecond);
  return publishAt(contender, crowd, first, timesMs);
}

/** @param timesMs the time at which to publish each row, counted from now. @returns the number after the last one */
async function publishAt(
  contender: Contender,
  crowd: Crowd,
  first: number,
  timesMs: readonly number[],
): Promise<number> {
  const startMs = performance.now();
  const publishing: Promise<void>[] = [];
  for (const [index, timeMs] of timesMs.entries()) {
    await sleep(Math.max(0, startMs + timeMs - performance.now()));
    crowd.publishedAt(first + index, performance.now());
    publishing.push(contender.publish(first + index));
  }
  await Promise.all(publishing);
  return first + timesMs.length;
}

async function measureHour(contender: Contender, crowd: Crowd, first: number, size: number) {
  crowd.count(true);
  const timesMs = busiestPart(hourPartSeconds);
  const startMs = performance.now();
  const next = await publishAt(contender, crowd, first, timesMs);
  await allDelivered(crowd, timesMs.length * size);
  const latencies = Array.from(crowd.latencies());
  const hour = {
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    deliveredPerSecond: (crowd.delivered() * 1_000) / (crowd.lastAtMs() - startMs),
    lost: timesMs.length * size - crowd.delivered(),
  };
  return { hour, next };
}

async function measureFlood(contender: Contender, crowd: Crowd, first: number, size: number) {
  crowd.count(false);
  let next = first;
  const startMs = performance.now();
  const publish = async () => {
    while (performance.now() - startMs < flood.seconds * 1_000) {
      next += 1;
      await contender.publish(next - 1);
    }
  };
  await Promise.all(Array.from({ length: flood.underWay }, publish));
  const wanted = (next - first) * size;
  await allDelivered(crowd, wanted);
  const perSecond = (crowd.delivered() * 1_000) / (crowd.lastAtMs() - startMs);
  return { perSecond, leftOut: wanted - crowd.delivered() };
}

/** Waits for `wanted` rows, but gives up after 5 s without a new row, or after the flood's limit: the server may have lost some. */
async function allDelivered(crowd: Crowd, wanted: number): Promise<void> {
  const startMs = performance.now();
  let [seen, seenAtMs] = [crowd.delivered(), startMs];
  while (crowd.delivered() < wanted && performance.now() - seenAtMs < 5_000) {
    await sleep(50);
    if (crowd.delivered() > seen) [seen, seenAtMs] = [crowd.delivered(), performance.now()];
    if (performance.now() - startMs > flood.drainMs) return;
  }
}

function describe({ openMs, openCpuMs, p50, p99, updateCpuUs, hour, floodPerSecond, lost, leftOut }: Measured): string {
  const opened = `all open in ${(openMs / 1_000).toFixed(1)} s, ${openCpuMs.toFixed(2)} ms of CPU each`;
  const latency = `${steady.perSecond} updates/s p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms, ${updateCpuUs.toFixed(0)} µs of CPU for each socket`;
  const busiest = `the world's busiest hour p50 ${hour.p50.toFixed(1)} ms, p99 ${hour.p99.toFixed(0)} ms, ${hour.lost} lost`;
  return `${opened}; ${latency}; ${busiest}; flood ${Math.round(floodPerSecond)} rows delivered/s, ${leftOut} left out; ${lost} lost`;
}

function toFigures(size: number, measured: ReadonlyMap<string, Measured>): readonly Figure[] {
  const ours = measured.get("Tribune");
  if (ours === undefined) return [];
  const against = (
    rival: string,
    what: string,
    valueOf: (measured: Measured) => number,
    target: Figure["target"],
  ): readonly Figure[] => {
    const other = measured.get(rival);
    if (other === undefined) return [];
    const detail = `${valueOf(ours).toFixed(0)} against ${valueOf(other).toFixed(0)}`;
    const name = `${size} sockets, ${what} against ${rival}`;
    return [{ name, value: valueOf(ours) / valueOf(other), unit: "×", target, detail }];
  };
  const p50 = ({ p50: value }: Measured) => value;
  const flooded = ({ floodPerSecond }: Measured) => floodPerSecond;
  return [
    // With some thousands of sockets a bare object falls behind for good; with fewer, `ws` is quick because it does not batch.
    ...(size < manySockets
      ? against("bare object", `p50 at ${steady.perSecond} updates/s`, p50, { atMost: 2 })
      : against("ws", `p50 at ${steady.perSecond} updates/s`, p50, { atMost: 1 })),
    ...against("ws", "rows delivered/s in the world's busiest hour", ({ hour }) => hour.deliveredPerSecond, {
      atLeast: 1,
    }),
    ...against("bare object", "p99 in the world's busiest hour", ({ hour }) => hour.p99, { atMost: 2 }),
    {
      name: `${size} sockets, p99 in the world's busiest hour`,
      value: ours.hour.p99,
      unit: "ms",
      target: { atMost: 250 },
      detail: `${hourPartSeconds} s from its busiest moment on; p50 ${ours.hour.p50.toFixed(0)} ms, ${ours.hour.lost} rows lost`,
    },
    ...against("ws", "rows delivered/s in a flood", flooded, { atLeast: 6 }),
    ...against("socket.io", "rows delivered/s in a flood", flooded, { atLeast: 1 }),
    ...against("NATS", "rows delivered/s in a flood", flooded, { atLeast: 1 }),
    {
      name: `${size} sockets, rows lost`,
      value: ours.lost + ours.hour.lost,
      unit: "rows",
      target: { atMost: 0 },
      detail: `of the steady updates and the busiest hour; of the flood ${ours.leftOut} were left out, and their readers told to repair themselves`,
    },
  ];
}

/** Counts the updates that another server sends by itself to `size` of our sockets. */
async function listenTo(server: URL, size: number): Promise<void> {
  const url = server.pathname === "/" ? new URL(tribunePath, server) : server;
  const startMs = performance.now();
  const crowd = await openCrowd({ url, wire: tribuneWire }, size);
  console.log(`${size} sockets open in ${((performance.now() - startMs) / 1_000).toFixed(1)} s`);
  crowd.count(false);
  await sleep(listenSeconds * 1_000);
  console.log(`${(crowd.delivered() / listenSeconds).toFixed(1)} rows delivered a second`);
  crowd.close();
}
