import { startTestStack } from "../../tests/support/stack.ts";
import { median } from "../figures.ts";
import { cpuMs, descendantPids } from "../process-cpu.ts";
import { findPages } from "./find-pages.ts";

const rounds = 3;
const requestsPerRound = 60;
const warmUpRequests = 400;

/** CPU of workerd for one rendered page, the page cache off: geo, feeds from the proxy's cache, React, data. */
export async function* measureCpu(place: string, words: readonly string[]): AsyncIterable<string> {
  const before = new Set(descendantPids());
  const stack = await startTestStack({ assets: false, vars: { PAGE_CACHE: "whole" } });
  const pids = descendantPids().filter((pid) => !before.has(pid));
  const found = await findPages(stack);
  const chosen = found.filter(({ name }) => words.includes(name));
  for (const { name, path } of chosen.length === 0 ? found : chosen) {
    const ask = async (count: number) => {
      for (let sent = 0; sent < count; sent += 1)
        await (await fetch(new URL(path, stack.directUrl), { headers: { "x-dev-place": place } })).arrayBuffer();
    };
    await ask(warmUpRequests);
    const costs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = cpuMs(pids);
      await ask(requestsPerRound);
      costs.push((cpuMs(pids) - start) / requestsPerRound);
    }
    yield `${name}: ${median(costs).toFixed(1)} ms of CPU a rendered page (median of ${rounds} rounds of ${requestsPerRound})`;
  }
  await stack.stop();
}
