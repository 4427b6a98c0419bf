import { cpus, loadavg } from "node:os";
import { isBuilt } from "../scripts/stack.ts";
import { isReached, printFigure, type Figure } from "./figures.ts";
import { measureColdStart } from "./origin/cold-start.ts";
import { measureFeed } from "./origin/feed.ts";
import { measureImport } from "./origin/import.ts";
import { measureIngest } from "./origin/ingest.ts";
import { measureMatchFeeds } from "./origin/match-feeds.ts";
import { measureSearch } from "./origin/search.ts";

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
