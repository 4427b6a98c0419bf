import { startTestStack } from "../tests/support/stack.ts";
import { median, type Figure } from "./figures.ts";
import { fillListPage, getListPage, listGames, listHeaders, listPath } from "./list-page.ts";
import { load } from "./load.ts";
import { startNextApp } from "./next-app.ts";
import { cpuMs, descendantPids } from "./process-cpu.ts";
import { readPlainPage, toPlainMarkup } from "./plain-page/plain-page.ts";

const rounds = 5;
const roundSeconds = 4;
const connections = 4;

/**
 * Requests per second of the list, rendered for each (page cache off), against a Next.js app whose one server component
 * renders the same rows, in the same elements, from values that it holds. What ours has beside them (header, menus, days,
 * tabs, the feeds' text), and the asking for its feeds, is not asked of Next.js; ours keeps between renderings what
 * rendered-page.ts says.
 */
export async function measureAgainstNext(): Promise<readonly Figure[]> {
  const before = new Set(descendantPids());
  const stack = await startTestStack({ assets: false, vars: { PAGE_CACHE: "whole" } });
  const stackPids = descendantPids().filter((pid) => !before.has(pid));
  await fillListPage(stack);
  const markup = toPlainMarkup(await getListPage(stack));
  const next = await startNextApp(readPlainPage(markup));
  if (next === null) {
    await stack.stop();
    console.log("against-next is left out: npm cannot install Next.js here, which needs its registry.");
    return [];
  }
  try {
    const theirs = await (await fetch(next.url)).text();
    assertSameRows(markup, toPlainMarkup(theirs));
    const sites = {
      ours: { url: new URL(listPath, stack.directUrl), headers: listHeaders, pids: stackPids },
      theirs: { url: next.url, headers: {}, pids: next.pids },
    };
    const cpu = { ours: 0, theirs: 0 };
    const requests = { ours: 0, theirs: 0 };
    const rateOf = async (of: "ours" | "theirs") => {
      const { url, headers, pids } = sites[of];
      const startMs = cpuMs(pids);
      const result = await load(url, { connections, seconds: roundSeconds, headers });
      cpu[of] += cpuMs(pids) - startMs;
      requests[of] += result.requests;
      return result.requests / result.seconds;
    };
    await rateOf("ours");
    await rateOf("theirs");
    const rates: { readonly ours: number; readonly theirs: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      rates.push({ theirs: await rateOf("theirs"), ours: await rateOf("ours") });
    }
    const cpuOf = (of: "ours" | "theirs") => (cpu[of] / requests[of]).toFixed(1);
    const ours = median(rates.map((rate) => rate.ours)).toFixed(0);
    return [
      {
        name: "list of 300 games rendered (cache miss), against Next.js",
        value: median(rates.map((rate) => rate.ours / rate.theirs)),
        unit: "× its requests/s for the same rows",
        target: { atLeast: 1.3 },
        detail: `${ours}/s against ${median(rates.map((rate) => rate.theirs)).toFixed(0)}/s, ${connections} connections, median of ${rounds} rounds (${rates.map((rate) => (rate.ours / rate.theirs).toFixed(2)).join(" ")}); CPU a page ${cpuOf("ours")} ms against ${cpuOf("theirs")} ms; ${markup.length} characters against ${theirs.length}`,
      },
    ];
  } finally {
    await next.stop();
    await stack.stop();
  }
}

function assertSameRows(ours: string, theirs: string): void {
  const rows = ours.match(/<li id="g_.*?<\/li>/gs) ?? [];
  if (rows.length !== listGames || !rows.every((row) => theirs.includes(row))) {
    throw new Error("The Next.js app prints other rows than the site: bench/next-page is out of date.");
  }
}
