import { toTableOfNow, type OpenSeason } from "../../../../shared/standings/chances/open-season.ts";
import type { SeasonChances } from "../../../../shared/standings/chances/season-chances.ts";
import type { RankedRow } from "../../../../shared/standings/standings.ts";
import { chanceOf, type Chance, type ChancesZone } from "../../../../shared/wire/sections/read-chances.ts";

export type AssumedRow = RankedRow & {
  /** Ranks won (or, negative, lost) by the assumed results. */
  readonly rankChange: number;
};

/** The table of a season with assumed results, beside the one of now. */
export function toAssumedTable(now: OpenSeason, assumed: OpenSeason): readonly AssumedRow[] {
  const ranks = new Map(toTableOfNow(now).map(({ participantId, rank }) => [participantId, rank]));
  return toTableOfNow(assumed).map((row) => ({
    ...row,
    rankChange: (ranks.get(row.participantId) ?? row.rank) - row.rank,
  }));
}

/** The chances of each team by the zones, in their order. */
export function toZoneChances(
  { seasons, teams }: SeasonChances,
  zones: readonly ChancesZone[],
): ReadonlyMap<string, readonly Chance[]> {
  return new Map(
    teams.map(({ participantId, places, ...reach }) => {
      const shares = places.map((count) => count / seasons);
      return [participantId, zones.map((zone) => chanceOf(zone, reach, shares))];
    }),
  );
}
