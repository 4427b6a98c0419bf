import { startTestStack } from "../tests/support/stack.ts";
import { startStaticPage } from "./baseline.ts";
import { median, type Figure } from "./figures.ts";
import { fillListPage, getListPage, listHeaders, listPath } from "./list-page.ts";
import { cpuMs, descendantPids } from "./process-cpu.ts";
import { load, type LoadResult } from "./load.ts";

const rounds = 5;
const roundSeconds = 3;
const connections = 32;

/** Requests per second of the list from the page cache, against the same bytes from a bare Worker; rounds in turn. */
export async function measureCachedPage(): Promise<Figure> {
  // One client sends all requests: the limiters count them as on a deployment, and never refuse one.
  const limits = { LIMIT_REQUESTS: 1e9, LIMIT_PAGES: 1e9 };
  const headers = { ...listHeaders, "cf-connecting-ip": "203.0.113.7" };
  const stack = await startTestStack({ assets: false, limits });
  const stackPids = descendantPids();
  await fillListPage(stack);
  const markup = await getListPage(stack);
  const body = new TextEncoder().encode(markup);
  const staticPage = await startStaticPage(body);
  const url = new URL(listPath, stack.directUrl);
  const options = { connections, seconds: roundSeconds };
  await load(url, { ...options, seconds: 1, headers });
  await load(staticPage.url, { ...options, seconds: 1 });
  const ratios: number[] = [];
  const rates: { cached: number; bare: number }[] = [];
  const cpu = { cached: 0, bare: 0 };
  const requests = { cached: 0, bare: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const startMs = { bare: cpuMs(staticPage.pids), cached: cpuMs(stackPids) };
    const bareLoad = await load(staticPage.url, options);
    const cachedLoad = await load(url, { ...options, headers });
    cpu.bare += cpuMs(staticPage.pids) - startMs.bare;
    cpu.cached += cpuMs(stackPids) - startMs.cached;
    requests.bare += bareLoad.requests;
    requests.cached += cachedLoad.requests;
    const bare = toRate(bareLoad, body);
    const cached = toRate(cachedLoad, body);
    ratios.push(cached / bare);
    rates.push({ cached, bare });
  }
  await staticPage.stop();
  await stack.stop();
  const cached = median(rates.map((rate) => rate.cached)).toFixed(0);
  const bare = median(rates.map((rate) => rate.bare)).toFixed(0);
  return {
    name: "list of 300 games from the page cache",
    value: median(ratios),
    unit: "× the requests/s of the same bytes served statically",
    target: { atLeast: 0.95 },
    detail: `${cached}/s against ${bare}/s, ${body.byteLength} bytes, ${connections} connections, median of ${rounds} rounds (${ratios.map((ratio) => ratio.toFixed(2)).join(" ")}); CPU of workerd a request ${(cpu.cached / requests.cached).toFixed(2)} ms against ${(cpu.bare / requests.bare).toFixed(2)} ms`,
  };
}

function toRate({ requests, seconds, bytes }: LoadResult, body: Uint8Array): number {
  // A price that moved between two renderings changes a few bytes, not the size of the page.
  const size = bytes / requests;
  if (Math.abs(size / body.byteLength - 1) > 0.01)
    throw new Error(`Answers have ${size} bytes, not ${body.byteLength}.`);
  return requests / seconds;
}
