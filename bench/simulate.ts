import { cpus, loadavg } from "node:os";
import { isBuilt } from "../scripts/stack.ts";
import { isReached, printFigure } from "./figures.ts";
import { measureJoin } from "./simulate/join-cost.ts";
import { measureReadCosts, type Costs, type ReadCosts } from "./simulate/read-costs.ts";
import { simulateReadFigures } from "./simulate/read-figures.ts";
import { simulateReturns } from "./simulate/return-figures.ts";

/**
 * `npm run simulate`: what many visitors come to. What a read and a join cost is measured first, in the built Workers on this machine; then
 * every cache of the world asks for five minutes of the time of the simulation, and a million sockets come, are lost and come back.
 */
if (!isBuilt()) {
  console.error("There is no build. Run: npm run build");
  process.exit(1);
}
console.log(`${cpus().length} × ${cpus()[0]?.model ?? "unknown CPU"}, load ${loadavg()[0]?.toFixed(1)} before`);
const costs = await measureReadCosts();
const joinMs = await measureJoin();
printCosts(costs);
console.log(`  a socket that joins: ${joinMs.toFixed(2)}`);
const figures = [...simulateReadFigures(costs), ...(await simulateReturns(joinMs))];
for (const figure of figures) printFigure(figure);
process.exit(figures.every(isReached) ? 0 : 1);

function costsLine(name: string, { known, sent, built, characters }: ReadCosts): string {
  return `  ${name} of ${Math.round(characters / 1_000)},000 characters: known ${known.toFixed(2)}, sent ${sent.toFixed(2)}, built ${built.toFixed(1)}`;
}

function printCosts({ entry, list, prices, shelf, goal }: Costs) {
  console.log("CPU of workerd for one read, in ms, the caller and the origin's entry included:");
  console.log(costsLine("a list", list));
  console.log(costsLine("prices", prices));
  console.log(`  the same prices from a shelf: known ${shelf.known.toFixed(2)}, sent ${shelf.sent.toFixed(2)}`);
  console.log(`  without a ledger: ${entry.toFixed(2)}; a goal that a provider posts: ${goal.toFixed(1)}`);
}
