import type { Criterion } from "../../../../shared/standings/criteria.ts";
import type { LeagueTable } from "./league-table.ts";
import { orderRows } from "../../../../shared/standings/order-rows.ts";
import { threePoints } from "./sport-rules.ts";
import { toRanked } from "../../../../shared/standings/standings.ts";

/** The name of the table that compares the third-placed sides; sources name no group so. */
export const thirdPlacedGroup = "third-placed";

/** Tournaments from whose groups some of the third-placed sides go on, by the years of their first and last final rounds. */
type ThirdPlaced = {
  readonly from: number;
  readonly to?: number;
  readonly groups: number;
  /** How many of them go on. */
  readonly places: number;
  readonly criteria: readonly Criterion[];
  /** The regulation that says so. */
  readonly source: string;
};

const byGoals: readonly Criterion[] = ["points", "difference", "scored"];
const byGoalsAndWins: readonly Criterion[] = [...byGoals, "wins"];

const tournaments: Readonly<Record<string, readonly ThirdPlaced[]>> = {
  "WORLD/coupe-du-monde": [
    {
      from: 1986,
      to: 1994,
      groups: 6,
      places: 4,
      criteria: byGoals,
      source: "Regulations of the FIFA World Cups 1986 to 1994",
    },
    {
      from: 2026,
      groups: 12,
      places: 8,
      criteria: byGoals,
      source: "Regulations of the FIFA World Cup 26",
    },
  ],
  "EUROPE/championnat-d-europe": [
    {
      from: 2016,
      to: 2016,
      groups: 6,
      places: 4,
      criteria: byGoals,
      source: "Regulations of the UEFA European Football Championship 2014-16",
    },
    {
      from: 2020,
      groups: 6,
      places: 4,
      criteria: byGoalsAndWins,
      source: "Regulations of the UEFA European Football Championship 2018-20",
    },
  ],
  "AFRICA/coupe-d-afrique-des-nations": [
    {
      from: 2019,
      groups: 6,
      places: 4,
      criteria: byGoals,
      source: "Regulations of the Africa Cup of Nations 2019",
    },
  ],
  "ASIA/coupe-d-asie": [
    {
      from: 2019,
      groups: 6,
      places: 4,
      criteria: byGoals,
      source: "Competition regulations of the AFC Asian Cup 2019",
    },
  ],
};

/** The rule of a tournament whose third-placed sides are compared; null for any other. */
export function thirdPlacedRule(competition: string, season: string): ThirdPlaced | null {
  const year = Number.parseInt(season, 10);
  return tournaments[competition]?.find(({ from, to = year }) => year >= from && year <= to) ?? null;
}

/** Compares the third-placed sides of all groups, whose games are not against each other; null until each group has three. */
export function toThirdPlacedTable(tables: readonly LeagueTable[], rule: ThirdPlaced): LeagueTable | null {
  const thirds = tables.flatMap(({ rows }) => rows[2] ?? []);
  if (tables.length !== rule.groups || thirds.length !== rule.groups) return null;
  const byId = new Map(thirds.map((row) => [row.participantId, row]));
  const ranked = toRanked(orderRows(thirds, rule.criteria, [], threePoints));
  return {
    group: thirdPlacedGroup,
    isCarriedOn: false,
    rows: ranked.flatMap(({ participantId, rank }) => {
      const row = byId.get(participantId);
      return row === undefined ? [] : { ...row, rank, rankChange: 0 };
    }),
  };
}
