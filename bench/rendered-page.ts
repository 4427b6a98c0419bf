import { startTestStack } from "../tests/support/stack.ts";
import { startPlainPage } from "./baseline.ts";
import { median, type Figure } from "./figures.ts";
import { fillListPage, getListPage, listHeaders, listPath } from "./list-page.ts";
import { readPlainPage, toPlainMarkup } from "./plain-page/plain-page.ts";
import { cpuMs, descendantPids } from "./process-cpu.ts";

const rounds = 5;
const requestsPerRound = 100;
const warmUpRequests = 300;

/**
 * Measures workerd's CPU for one rendered list (page cache off: geo, feeds from the proxy's cache, React, data), against the same
 * markup from a plain Hono template that has its values at hand. The page is the same each time, as it mostly is when the site
 * renders a list again; so these stay cached between renderings: the feeds' texts and their decoded rows, the menu of
 * leagues, and the texts in the document's data. The site computes the rest of the page, the order of the list and the
 * contents of each tab every time.
 */
export async function measureRenderedPage(): Promise<Figure> {
  const before = new Set(descendantPids());
  const stack = await startTestStack({ assets: false, vars: { PAGE_CACHE: "whole" } });
  const stackPids = descendantPids().filter((pid) => !before.has(pid));
  await fillListPage(stack);
  const markup = await getListPage(stack);
  const plain = await startPlainPage();
  await fetch(plain.url, { method: "PUT", body: JSON.stringify(readPlainPage(toPlainMarkup(markup))) });
  assertSameMarkup(markup, await (await fetch(plain.url)).text());

  const url = new URL(listPath, stack.directUrl);
  await request(url, warmUpRequests);
  await request(plain.url, warmUpRequests);
  const pairs: { rendered: number; template: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({
      template: await cpuPerRequest(plain.pids, plain.url),
      rendered: await cpuPerRequest(stackPids, url),
    });
  }
  await plain.stop();
  await stack.stop();
  const rendered = median(pairs.map((pair) => pair.rendered)).toFixed(2);
  const template = median(pairs.map((pair) => pair.template)).toFixed(2);
  return {
    name: "list of 300 games rendered (cache miss)",
    value: median(pairs.map((pair) => pair.rendered / pair.template)),
    unit: "× the CPU of the same markup from a plain template",
    target: { atMost: 4 },
    detail: `${rendered} ms against ${template} ms of CPU a page, ${markup.length} characters, median of ${rounds} rounds of ${requestsPerRound}`,
  };
}

async function cpuPerRequest(pids: readonly number[], url: URL): Promise<number> {
  const start = cpuMs(pids);
  await request(url, requestsPerRound);
  return (cpuMs(pids) - start) / requestsPerRound;
}

async function request(url: URL, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    await (await fetch(url, { headers: listHeaders })).arrayBuffer();
  }
}

function assertSameMarkup(rendered: string, template: string): void {
  if (toPlainMarkup(rendered) !== template) {
    throw new Error("The plain template prints other markup than the site: bench/plain-page is out of date.");
  }
}
