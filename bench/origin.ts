import { cpus, loadavg } from "node:os";
import { isBuilt, startStack } from "../scripts/stack.ts";
import { isReached, printFigure, type Figure, median } from "./figures.ts";
import { measureFeed } from "./origin/feed.ts";
import { measureImport } from "./origin/import.ts";
import { measureIngest } from "./origin/ingest.ts";
import { measureMatchFeeds } from "./origin/match-feeds.ts";
import { measureSearch } from "./origin/search.ts";

const starts = 5;
const sign = "bench-sign";

/** How long the first football list takes of a stack that has just started with the built-in world, through the site: every ledger is cold. */
async function measureColdStart(): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) times.push(await timeFirstList());
  return [
    {
      name: "first football list of a cold start",
      value: median(times) / 1000,
      unit: "s",
      target: { atMost: 1.5 },
      detail: `of ${starts} starts: ${times.map((ms) => `${ms.toFixed(0)} ms`).join(", ")}`,
    },
  ];
}

async function timeFirstList(): Promise<number> {
  const vars = { FEED_SIGN: sign, WORLD_SEED: "bench" };
  const stack = await startStack({ port: 0, persistTo: null, assets: false, limits: "off", vars });
  try {
    const startMs = performance.now();
    const response = await fetch(new URL("/1/x/feed/f_1_0_0_fr_1", stack.url), { headers: { "x-fsign": sign } });
    const body = await response.text();
    if (response.status !== 200 || body.length < 1_000) throw new Error(`the list was answered ${response.status}`);
    return performance.now() - startMs;
  } finally {
    await stack.stop();
  }
}

/** `npm run bench:origin` measures the data side. An argument selects one measurement; paths after `import` are the files to import. */
const measurements: Readonly<Record<string, (paths: readonly string[]) => Promise<readonly Figure[]>>> = {
  feed: async () => [...measureFeed(), ...measureMatchFeeds()],
  "cold-start": measureColdStart,
  ingest: measureIngest,
  import: measureImport,
  search: measureSearch,
};

const [chosen, ...paths] = process.argv.slice(2);
if (chosen !== undefined && measurements[chosen] === undefined) {
  console.error(`usage: npm run bench:origin [-- ${Object.keys(measurements).join(" | ")} [PATH…]]`);
  process.exit(2);
}
if (!isBuilt()) {
  console.error("There is no build. Run: npm run build");
  process.exit(1);
}
console.log(`${cpus().length} × ${cpus()[0]?.model ?? "unknown CPU"}, load ${loadavg()[0]?.toFixed(1)} before`);
let missed = 0;
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen !== undefined && chosen !== name) continue;
  for (const figure of await measure(paths)) {
    printFigure(figure);
    if (!isReached(figure)) missed += 1;
  }
}
process.exit(missed === 0 ? 0 : 1);
