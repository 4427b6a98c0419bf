import { cpus, loadavg } from "node:os";
import { isBuilt } from "../scripts/stack.ts";
import { isReached, printFigure, type Figure } from "./figures.ts";
import { measureReadCosts, type Costs, type ReadCosts } from "./simulate/read-costs.ts";
import { simulateReturns } from "./simulate/return-figures.ts";
import { toOpeningPath } from "../shared/push/opening.ts";
import { updateSubject } from "../shared/push/subjects.ts";
import { cpuMs } from "./process-cpu.ts";
import { startPushOnly } from "./push-only.ts";
import { openIdleSockets } from "./sockets.ts";
import { randomOf } from "../shared/basics/random.ts";
import { busiestHour, hourSeconds } from "./busiest-hour.ts";
import { simulateReads, type ReadLoad } from "./simulate/simulate-reads.ts";

const demand = { locations: 300, markets: 3, everyMs: 2_000, seconds: 300 } as const;
/** Half of the places are in one region. */
const regions = [0.5, 0.3, 0.15, 0.05] as const;
const mostOfLedger = 10;
const mostOfShelf = 25;

/** Whether one ledger bears the reads of the whole world, and a shelf those of its region. */
function simulateReadFigures(costs: Costs): readonly Figure[] {
  return [
    toFigures("nothing changes", 0, costs),
    toFigures("a change a second", 1, costs),
    toFigures(
      "as many changes as in the busiest hour of the built-in world's football",
      busiestHour().length / hourSeconds,
      costs,
    ),
    toFigures("ten changes a second", 10, costs),
  ].flat();
}

function toFigures(name: string, changesPerSecond: number, costs: Costs): readonly Figure[] {
  const { ledger, shelf } = simulateReads({ ...demand, regions, changesPerSecond }, costs, randomOf("simulate", name));
  const unit = "% of one object's CPU";
  return [
    {
      name: `reads of prices, ${name}: the ledger`,
      value: ofOne(ledger),
      unit,
      target: { atMost: mostOfLedger },
      detail: `${demand.locations} places × ${demand.markets} markets every ${demand.everyMs / 1_000} s through ${regions.length} shelves, ${changesPerSecond.toFixed(2)} changes/s: ${toText(ledger)}, ${(ledger.built / demand.seconds).toFixed(1)} built`,
    },
    {
      name: "the same: the shelf of half of the places",
      value: ofOne(shelf),
      unit,
      target: { atMost: mostOfShelf },
      detail: `${toText(shelf)}; the caller's share counted to it`,
    },
  ];
}

const ofOne = ({ cpuMsPerSecond }: ReadLoad): number => cpuMsPerSecond / 10;

const toText = ({ reads, known }: ReadLoad): string =>
  `${(reads / demand.seconds).toFixed(1)} reads/s, of them ${(known / demand.seconds).toFixed(1)} known`;

const sockets = 300;

/** CPU of workerd for one socket that joins through the built push Worker, in milliseconds. */
async function measureJoin(): Promise<number> {
  const push = await startPushOnly();
  try {
    const url = new URL(toOpeningPath([{ subject: updateSubject(1), since: 0 }]), push.url);
    url.protocol = "ws:";
    const first = await openIdleSockets(url, sockets / 10);
    const before = cpuMs(push.pids());
    const crowd = await openIdleSockets(url, sockets);
    const used = cpuMs(push.pids()) - before;
    await Promise.all([first.close(), crowd.close()]);
    return used / sockets;
  } finally {
    await push.stop();
  }
}

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
