import { cpus, loadavg } from "node:os";
import { measureCachedPage } from "./cached-page.ts";
import { measureFirstLoad } from "./first-load.ts";
import { isReached, printFigure, type Figure } from "./figures.ts";
import { measureIngestToPaint } from "./ingest-to-paint.ts";
import { measureRenderedPage } from "./rendered-page.ts";
import { measureSlowReaders } from "./slow-readers.ts";

/** `npm run bench`: the README's figures, each against something measured in the same run. A name picks one. */
const measurements: Readonly<Record<string, () => Promise<Figure | readonly Figure[]>>> = {
  "first-load": measureFirstLoad,
  "cached-page": measureCachedPage,
  "rendered-page": measureRenderedPage,
  "ingest-to-paint": measureIngestToPaint,
  "slow-readers": measureSlowReaders,
};

const chosen = process.argv[2];
if (chosen !== undefined && measurements[chosen] === undefined) {
  console.error(`usage: npm run bench [-- ${Object.keys(measurements).join(" | ")}]`);
  process.exit(2);
}
console.log(`${cpus().length} × ${cpus()[0]?.model ?? "unknown CPU"}, load ${loadavg()[0]?.toFixed(1)} before`);
let missed = 0;
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen !== undefined && chosen !== name) continue;
  for (const figure of [await measure()].flat()) {
    printFigure(figure);
    if (!isReached(figure)) missed += 1;
  }
}
process.exit(missed === 0 ? 0 : 1);
