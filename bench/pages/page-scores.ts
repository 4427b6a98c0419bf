import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";
import { freePort } from "../../scripts/port.ts";
import { median } from "../figures.ts";
import type { PagesOptions } from "./find-pages.ts";

const rounds = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const figures = [
  ["LCP", "largest-contentful-paint", "s", 1 / 1000],
  ["TBT", "total-blocking-time", "ms", 1],
  ["CLS", "cumulative-layout-shift", "", 1],
] as const;

/**
 * Lighthouse on a phone: slow 4G as it simulates it (150 ms, 1.6 Mbit/s), and a processor as much slower than this one as its
 * calculator says for a mid-range phone: a slow machine is slowed down less. The median of three rounds.
 *
 * @param given how many times slower instead: the calculator was made for machines of an index of 2,000 at most
 */
export async function* measureScores({ url, place, pages }: PagesOptions, given?: number): AsyncIterable<string> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
    // A browser in another time zone loads the name of that zone too.
    env: { ...process.env, TZ: "Europe/Paris" },
  });
  yield "| page | performance | accessibility | best practices | SEO | LCP | TBT | CLS |";
  yield "| --- | --- | --- | --- | --- | --- | --- | --- |";
  const ask = async (path: string, cpuSlowdownMultiplier: number) => {
    const flags = { port, output: "json" as const, logLevel: "error" as const, onlyCategories: [...categories] };
    const result = await lighthouse(
      new URL(path, url).href,
      { ...flags, extraHeaders: { "x-dev-place": place } },
      { extends: "lighthouse:default", settings: { throttling: { cpuSlowdownMultiplier } } },
    );
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${path}`);
    return result.lhr;
  };
  // The first answer is for how fast this machine is.
  const index = (await ask(pages[0]?.path ?? "/", 1)).environment.benchmarkIndex;
  const slowdown = given ?? toSlowdown(index);
  const faults = new Set<string>();
  for (const { name, path } of pages) {
    const results: Awaited<ReturnType<typeof ask>>[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await ask(path, slowdown));
    const scores = categories.map((category) =>
      Math.round(median(results.map(({ categories }) => categories[category]?.score ?? 0)) * 100),
    );
    const values = figures.map(([, audit, unit, factor]) => {
      const value = median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)) * factor;
      return `${value.toFixed(unit === "ms" ? 0 : 2)} ${unit}`.trim();
    });
    yield `| ${[name, ...scores, ...values].join(" | ")} |`;
    for (const { title, score, scoreDisplayMode, id } of Object.values(results[0]?.audits ?? {}))
      if (score !== null && score < 0.9 && scoreDisplayMode !== "informative") faults.add(`${name}: ${id} (${title})`);
  }
  await browser.close();
  yield `processor slowed down ${slowdown.toFixed(1)} times (benchmark index ${index})`;
  for (const fault of faults) yield `below 0.9: ${fault}`;
}

/** How much slower than this machine a mid-range phone is, by Lighthouse's own calculator. */
function toSlowdown(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233;
  if (index >= 800) return 2 + (index - 800) / 500;
  return index >= 150 ? 1 + (index - 150) / 650 : 1;
}
