import { startTestStack } from "../tests/support/stack.ts";
import { median, type Figure } from "./figures.ts";
import { fillListPage, getListPage, listHeaders, listPath } from "./list-page.ts";
import { cpuMs, descendantPids } from "./process-cpu.ts";

const rounds = 9;
const requestsPerRound = 100;
const warmUpRequests = 300;

/**
 * CPU of workerd for the list as it leaves, in parts, against the same page rendered once its feeds are there and sent as
 * one; two stacks, in turn. What both keep is what rendered-page.ts says.
 */
export async function measureStreamedPage(): Promise<Figure> {
  const parts = await start("off");
  const whole = await start("whole");
  const rates: { parts: number; whole: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rates.push({ whole: await cpuPerRequest(whole), parts: await cpuPerRequest(parts) });
  }
  await parts.stack.stop();
  await whole.stack.stop();
  return {
    name: "the same list in parts",
    value: median(rates.map((rate) => rate.parts / rate.whole)),
    unit: "× the CPU of the page as one string",
    target: { atMost: 1.3 },
    detail: `${median(rates.map((rate) => rate.parts)).toFixed(2)} ms against ${median(rates.map((rate) => rate.whole)).toFixed(2)} ms of CPU a page, median of ${rounds} rounds of ${requestsPerRound}`,
  };
}

type Rendering = Awaited<ReturnType<typeof start>>;

async function start(pageCache: "off" | "whole") {
  const before = new Set(descendantPids());
  const stack = await startTestStack({ assets: false, vars: { PAGE_CACHE: pageCache } });
  await fillListPage(stack);
  await getListPage(stack);
  const rendering = {
    stack,
    pids: descendantPids().filter((pid) => !before.has(pid)),
    url: new URL(listPath, stack.directUrl),
  };
  await request(rendering.url, warmUpRequests);
  return rendering;
}

async function cpuPerRequest({ pids, url }: Rendering): Promise<number> {
  const startMs = cpuMs(pids);
  await request(url, requestsPerRound);
  return (cpuMs(pids) - startMs) / requestsPerRound;
}

async function request(url: URL, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    await (await fetch(url, { headers: listHeaders })).arrayBuffer();
  }
}
