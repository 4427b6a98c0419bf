import { setTimeout as sleep } from "node:timers/promises";
import { residentMb } from "../attacks/memory.ts";
import { cpuMs } from "../process-cpu.ts";
import type { WorkerHeaps } from "../worker-heaps.ts";
import type { Minute } from "./memory-quarters.ts";
import type { Traffic } from "./reader-world.ts";

const sampleMs = 5_000;
const minuteMs = 60_000;
/** Workers that hold less are not named. */
const namedMb = 1;

/** Looks at workerd for a minute, or until the run is cut. `text` says it all in one line. */
export async function measureMinute(watched: {
  readonly pids: readonly number[];
  readonly heaps: WorkerHeaps;
  readonly traffic: Traffic;
  readonly cut: AbortSignal;
}): Promise<Minute & { readonly text: string }> {
  const { pids, heaps, traffic, cut } = watched;
  const before = { atMs: performance.now(), cpuMs: cpuMs(pids), own: process.cpuUsage(), rows: traffic.rows };
  const resident: number[] = [];
  const lowest = new Map<string, number>();
  do {
    await sleep(sampleMs);
    resident.push(residentMb(pids));
    for (const [name, bytes] of await heaps.read()) {
      lowest.set(name, Math.min(lowest.get(name) ?? Infinity, bytes / 1024 / 1024));
    }
  } while (performance.now() - before.atMs < minuteMs && !cut.aborted);
  const ms = performance.now() - before.atMs;
  const own = process.cpuUsage(before.own);
  const mean = resident.reduce((sum, mb) => sum + mb, 0) / resident.length;
  const heapMb = [...lowest.values()].reduce((sum, mb) => sum + mb, 0);
  const largest = [...lowest].filter(([, mb]) => mb > namedMb).map(([name, mb]) => `${name} ${mb.toFixed(1)}`);
  const share = (usedMs: number) => `${((usedMs / ms) * 100).toFixed(1)} %`;
  const text = [
    `workerd ${mean.toFixed(1)} MB, heaps ${heapMb.toFixed(1)} MB (${largest.join(", ")})`,
    `CPU ${share(cpuMs(pids) - before.cpuMs)}, of the readers ${share((own.user + own.system) / 1_000)}, ${residentMb([process.pid]).toFixed(0)} MB`,
    `${(((traffic.rows - before.rows) / ms) * 1_000).toFixed(0)} rows/s delivered`,
  ].join("; ");
  return { residentMb: mean, heapMb, text };
}
