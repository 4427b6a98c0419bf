import { cpus, loadavg } from "node:os";
import { measureColdHerd, measureFailover } from "./edge/cold-feeds.ts";
import { measureFeedHit } from "./edge/feed-hit.ts";
import { measureOtherLanguages } from "./edge/other-languages.ts";
import { measurePlaces } from "./edge/places.ts";
import { measurePolicy } from "./edge/policy.ts";
import { isReached, printFigure, type Figure } from "./figures.ts";

/** `npm run bench:edge`: what places, variants, policies and origins cost. A name picks one. */
const measurements: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  policy: measurePolicy,
  places: measurePlaces,
  "feed-hit": measureFeedHit,
  "cold-herd": measureColdHerd,
  failover: measureFailover,
  languages: measureOtherLanguages,
};

const chosen = process.argv[2];
if (chosen !== undefined && measurements[chosen] === undefined) {
  console.error(`usage: npm run bench:edge [-- ${Object.keys(measurements).join(" | ")}]`);
  process.exit(2);
}
console.log(`${cpus().length} × ${cpus()[0]?.model ?? "unknown CPU"}, load ${loadavg()[0]?.toFixed(1)} before`);
let missed = 0;
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen !== undefined && chosen !== name) continue;
  for (const figure of await measure()) {
    printFigure(figure);
    if (!isReached(figure)) missed += 1;
  }
}
process.exit(missed === 0 ? 0 : 1);
