import { cpus, loadavg } from "node:os";
import { isBuilt } from "../scripts/stack.ts";
import { randomOf } from "../shared/random/random.ts";
import { dayNumber, daySeconds } from "../shared/time/day.ts";
import { fixturesOfDay } from "../world/simulator/fixtures.ts";
import { simulateMatch } from "../world/simulator/simulate-match.ts";
import { isReached, printFigure, type Figure } from "./figures.ts";
import { measureReadCosts, type Costs, type ReadCosts } from "./simulate/read-costs.ts";
import { simulateReads } from "./simulate/simulate-reads.ts";

/**
 * `npm run simulate`: whether one ledger bears the reads of the whole world. What a read costs is measured first, in the built
 * origin on this machine; then every cache asks, for five minutes of the time of the simulation.
 */
const demand = { locations: 300, markets: 3, everyMs: 2_000, seconds: 300 } as const;
const mostShare = 10;
/** A Saturday of the season. */
const saturday = dayNumber(Date.UTC(2026, 9, 10) / 1000, 0);

if (!isBuilt()) {
  console.error("There is no build. Run: npm run build");
  process.exit(1);
}
console.log(`${cpus().length} × ${cpus()[0]?.model ?? "unknown CPU"}, load ${loadavg()[0]?.toFixed(1)} before`);
const costs = await measureReadCosts();
printCosts(costs);
const figures = [
  toFigure("nothing changes", 0),
  toFigure("as many changes as in the busiest hour of the built-in world's football", busiestPerSecond(saturday)),
  toFigure("a change a second", 1),
];
for (const figure of figures) printFigure(figure);
// What decision 532 would make of it; it is not built, so it decides nothing here.
printFigure(toFigure("a change a second, through an object in each of six regions", 1, 6));
process.exit(figures.every(isReached) ? 0 : 1);

function toFigure(name: string, changesPerSecond: number, locations: number = demand.locations): Figure {
  const load = simulateReads({ ...demand, locations, changesPerSecond }, costs, randomOf("simulate", name));
  const perSecond = (count: number) => (count / demand.seconds).toFixed(1);
  const unkept = (load.reads * (costs.prices.built - costs.entry)) / demand.seconds / 10;
  return {
    name: `reads of prices, ${name}`,
    value: load.cpuMsPerSecond / 10,
    unit: "% of one object's CPU",
    target: { atMost: mostShare },
    detail: `${locations} places × ${demand.markets} markets every ${demand.everyMs / 1_000} s, ${changesPerSecond.toFixed(2)} changes/s: ${perSecond(load.reads)} reads/s, of them ${perSecond(load.known)} known, ${perSecond(load.built)} built; ${unkept.toFixed(0)} % if no body were kept`,
  };
}

function costsLine(name: string, { known, sent, built, characters }: ReadCosts): string {
  return `  ${name} of ${Math.round(characters / 1_000)},000 characters: known ${known.toFixed(2)}, sent ${sent.toFixed(2)}, built ${built.toFixed(1)}`;
}

function printCosts({ entry, list, prices, goal }: Costs) {
  console.log("CPU of workerd for one read, in ms, the caller and the origin's entry included:");
  console.log(costsLine("a list", list));
  console.log(costsLine("prices", prices));
  console.log(`  without a ledger: ${entry.toFixed(2)}; a goal that a provider posts: ${goal.toFixed(1)}`);
}

/** Incidents of the day's games in the hour that has most, a second. */
function busiestPerSecond(day: number): number {
  const hours = new Map<number, number>();
  for (const { schedule } of [day - 1, day].flatMap((of) => fixturesOfDay("demo", of))) {
    for (const { atSeconds } of simulateMatch("demo", schedule)) {
      const hour = Math.floor((atSeconds - day * daySeconds) / 3_600);
      hours.set(hour, (hours.get(hour) ?? 0) + 1);
    }
  }
  return Math.max(...hours.values()) / 3_600;
}
