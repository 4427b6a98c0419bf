import { useMemo } from "react";
import type { OpenSeason } from "../../../../shared/standings/chances/open-season.ts";
import type { Chance, ChancesZone } from "../../../../shared/wire/sections/read-chances.ts";
import { toZoneChances } from "./to-table.ts";
import { useSeasonChances } from "./use-season-chances.ts";

export type ZoneChances = {
  /** The chances of each team by the zones; empty before the first simulation, and those of the last one while another runs. */
  readonly chances: ReadonlyMap<string, readonly Chance[]>;
  readonly isCurrent: boolean;
};

const none: ReadonlyMap<string, readonly Chance[]> = new Map();

export function useZoneChances(season: OpenSeason | null, zones: readonly ChancesZone[]): ZoneChances {
  const simulated = useSeasonChances(season);
  const chances = useMemo(
    () => (simulated === null ? none : toZoneChances(simulated.chances, zones)),
    [simulated, zones],
  );
  return { chances, isCurrent: simulated?.season === season };
}
