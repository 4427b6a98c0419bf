import { randomOf } from "../../shared/basics/random.ts";
import { busiestHour, hourSeconds } from "../busiest-hour.ts";
import type { Figure } from "../figures.ts";
import type { Costs } from "./read-costs.ts";
import { simulateReads, type ReadLoad } from "./simulate-reads.ts";

const demand = { locations: 300, markets: 3, everyMs: 2_000, seconds: 300 } as const;
/** Half of the places are in one region. */
const regions = [0.5, 0.3, 0.15, 0.05] as const;
const mostOfLedger = 10;
const mostOfShelf = 25;

/** Whether one ledger bears the reads of the whole world, and a shelf those of its region. */
export function simulateReadFigures(costs: Costs): readonly Figure[] {
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
