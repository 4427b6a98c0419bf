import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { postSigned } from "../scripts/import/post-signed.ts";
import { provider, startTestStack } from "../tests/support/stack.ts";
import { runtimePids, residentMb } from "./attacks/memory.ts";
import type { Figure } from "./figures.ts";
import { gatherCrowd } from "./soak/crowd.ts";
import { startMatchDay } from "./soak/match-day.ts";
import { lastOfSecondQuarter, type Minute } from "./soak/memory-quarters.ts";
import type { Traffic } from "./soak/reader-world.ts";
import { market } from "./soak/reader.ts";
import { openWorkerHeaps, type WorkerHeaps } from "./worker-heaps.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { cpuMs } from "./process-cpu.ts";

const sampleMs = 5_000;
const minuteMs = 60_000;
/** Workers that hold less are not named. */
const namedMb = 1;

/** Looks at workerd for a minute, or until the run is cut. `text` says it all in one line. */
async function measureMinute(watched: {
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

const compareEveryMinutes = 15;

/**
 * Hours of a match day on the built stack: 400 games of football at the rate of the built-in world's busiest hour, prices,
 * the world itself beside them, read by the site's own live client on many sockets, some of which leave and come back all
 * the time. `--minutes`, `--sockets`, and `--log FILE`, which is written as it goes: a run that is cut still tells.
 */
export async function measureSoak(): Promise<readonly Figure[]> {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "120" },
      sockets: { type: "string", default: "300" },
      "warm-up": { type: "string", default: "20000" },
      log: { type: "string", default: "reports/soak.log" },
    },
    allowPositionals: true,
  });
  const [minutes, count, warmUpPosts] = [Number(values.minutes), Number(values.sockets), Number(values["warm-up"])];
  mkdirSync(dirname(values.log), { recursive: true });
  const say = (line: string) => {
    console.log(line);
    appendFileSync(values.log, `${new Date().toISOString()} ${line}\n`);
  };

  const stack = await startTestStack({ inspected: true });
  if (stack.inspectorUrl === null) throw new Error("the stack opened no debugger");
  const heaps = await openWorkerHeaps(stack.inspectorUrl);
  const traffic: Traffic = { rows: 0, opened: 0, repairs: 0 };
  let refused = 0;
  const matchDay = await startMatchDay(async (path, body) => {
    const response = await postSigned(new URL(`/ingest/v1/${path}`, stack.directUrl), provider, body);
    const answer = await response.text();
    if (response.ok) return;
    refused += 1;
    say(`refused ${path}: ${response.status} ${answer.slice(0, 300)}`);
  }, market);
  const crowd = await gatherCrowd(stack.directUrl, count, { gameIds: matchDay.gameIds, traffic, say });
  const startedMs = performance.now();
  await matchDay.warmUp(warmUpPosts);
  say(
    `${warmUpPosts} posts to warm up in ${((performance.now() - startedMs) / 1_000).toFixed(0)} s, ${refused} refused`,
  );
  matchDay.resume();

  let differing = 0;
  async function compare() {
    await matchDay.pause();
    differing += await crowd.compare();
  }
  const cut = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => cut.abort());
  const seen: Minute[] = [];
  for (let minute = 1; minute <= minutes && !cut.signal.aborted; minute += 1) {
    const measured = await measureMinute({ pids: runtimePids(), heaps, traffic, cut: cut.signal });
    seen.push(measured);
    const { rows, prices } = matchDay.posted();
    say(
      `minute ${minute}: ${measured.text}; ${crowd.live()} of ${count} live, ${traffic.opened} opened, ${traffic.repairs} repairs; ` +
        `${rows} incidents and ${prices} prices posted, ${refused} refused`,
    );
    if (minute % compareEveryMinutes !== 0 || minute === minutes) continue;
    await compare();
    matchDay.resume();
  }
  await compare();
  await crowd.leave();
  heaps.close();
  await stack.stop();

  const resident = lastOfSecondQuarter(seen, ({ residentMb }) => residentMb);
  const heap = lastOfSecondQuarter(seen, ({ heapMb }) => heapMb);
  return [
    {
      name: `${seen.length} minutes of a match day: workerd's memory in the last quarter, of that in the second`,
      value: resident.ratio,
      unit: "×",
      target: { atMost: 1.05 },
      detail: `${resident.last.toFixed(0)} MB after ${resident.second.toFixed(0)} and, in the third, ${resident.third.toFixed(0)} MB; heaps of all Workers ${heap.last.toFixed(1)} MB after ${heap.second.toFixed(1)} MB`,
    },
    {
      name: "the same: lists of readers that show something else than the feeds",
      value: differing,
      unit: "lists",
      target: { atMost: 0 },
      detail: `${count} sockets, ${traffic.opened} opened, ${traffic.rows} rows delivered, ${traffic.repairs} repairs, ${refused} posts refused`,
    },
  ];
}
