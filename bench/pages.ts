import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumArgs, findChromium } from "../scripts/chromium.ts";
import { freePort } from "../scripts/port.ts";
import { startTestStack } from "../tests/support/stack.ts";
import { findPages } from "./pages/find-pages.ts";
import { measureScores } from "./pages/page-scores.ts";
import { measureTabChange } from "./pages/tab-change.ts";
import { median } from "./figures.ts";
import { cpuMs, descendantPids } from "./process-cpu.ts";

const rounds = 3;
const requestsPerRound = 60;
const warmUpRequests = 400;

/** CPU of workerd for one rendered page, the page cache off: geo, feeds from the proxy's cache, React, data. */
async function* measureCpu(place: string, words: readonly string[]): AsyncIterable<string> {
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

/**
 * `npm run bench:pages`: what pages cost, and what Lighthouse says of them on a phone. Everything is on this machine:
 * the stack, the browser, and nothing else is asked. A word picks parts: scores, tabs, cpu; another one a page.
 * `--slowdown 4` makes the processor so many times slower for Lighthouse.
 */
const { values: flags, positionals: words } = parseArgs({
  options: { slowdown: { type: "string" } },
  allowPositionals: true,
});
const slowdown = flags.slowdown === undefined ? undefined : Number(flags.slowdown);
const parts = ["scores", "tabs", "cpu"].filter((part) => words.includes(part));
const asks = (part: string) => parts.length === 0 || parts.includes(part);
const place = "FR:IDF";

console.log(`${cpus().length} × ${cpus()[0]?.model ?? "unknown CPU"}, load ${loadavg()[0]?.toFixed(1)} before`);
// Pages name the site, as those of a deployment do.
const port = await freePort();
const stack = await startTestStack({ port, vars: { SITE_ORIGIN: `http://127.0.0.1:${port}` } });
try {
  const found = await findPages(stack);
  const names = found.map(({ name }) => name).filter((name) => words.includes(name));
  const pages = names.length === 0 ? found : found.filter(({ name }) => names.includes(name));
  const options = { url: stack.url, place, pages };
  if (asks("scores")) for await (const line of measureScores(options, slowdown)) console.log(line);
  if (asks("tabs")) {
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
    for await (const line of measureTabChange(browser, options)) console.log(line);
    await browser.close();
  }
} finally {
  await stack.stop();
}
// A stack of its own: no page of it is kept.
if (asks("cpu")) for await (const line of measureCpu(place, words)) console.log(line);
