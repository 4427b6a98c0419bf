import { cpus, loadavg } from "node:os";
import { measureAccount } from "./account.ts";
import { measureAgainstNext } from "./against-next.ts";
import { measureAttacks } from "./attacks.ts";
import { measureCachedPage } from "./cached-page.ts";
import { measureFavourites } from "./favourites.ts";
import { isReached, printFigure, type Figure } from "./figures.ts";
import { measureIngestToPaint } from "./ingest-to-paint.ts";
import { measureListScroll } from "./list-scroll.ts";
import { measurePublishedMemory } from "./published-memory.ts";
import { measureKilledRelays } from "./killed-relays.ts";
import { measureRenderedPage } from "./rendered-page.ts";
import { measureSearchKeys } from "./search-keys.ts";
import { measureSoak } from "./soak.ts";
import { measureSlowSubscribers } from "./slow-subscribers.ts";
import { measureStreamedPage } from "./streamed-page.ts";

/** `npm run bench`: the figures of docs/figures.md, each against something measured in the same run. A name picks one. */
type Measured = Promise<Figure | readonly Figure[]> | AsyncIterable<Figure>;
const measurements: Readonly<Record<string, () => Measured>> = {
  "cached-page": measureCachedPage,
  "rendered-page": measureRenderedPage,
  "streamed-page": measureStreamedPage,
  "against-next": measureAgainstNext,
  "ingest-to-paint": measureIngestToPaint,
  // A second word picks attacks by what their names hold.
  attacks: () => measureAttacks(process.argv[3]),
  "slow-readers": measureSlowSubscribers,
  "killed-relays": measureKilledRelays,
  account: measureAccount,
  search: measureSearchKeys,
  favourites: measureFavourites,
  scroll: measureListScroll,
};
/** Too long for a run of everything. */
const measuredByName: typeof measurements = { "published-memory": measurePublishedMemory, soak: measureSoak };

const known = { ...measurements, ...measuredByName };
const chosen = process.argv[2];
if (chosen !== undefined && known[chosen] === undefined) {
  console.error(`usage: npm run bench [-- ${Object.keys(known).join(" | ")}]`);
  process.exit(2);
}
console.log(`${cpus().length} × ${cpus()[0]?.model ?? "unknown CPU"}, load ${loadavg()[0]?.toFixed(1)} before`);
let missed = 0;
for (const [name, measure] of Object.entries(chosen === undefined ? measurements : known)) {
  if (chosen !== undefined && chosen !== name) continue;
  for await (const figure of toFigures(measure())) {
    printFigure(figure);
    if (!isReached(figure)) missed += 1;
  }
}
process.exit(missed === 0 ? 0 : 1);

/** One after the other, each as soon as it is there. */
async function* toFigures(measured: Measured): AsyncIterable<Figure> {
  if (Symbol.asyncIterator in measured) yield* measured;
  else yield* [await measured].flat();
}
