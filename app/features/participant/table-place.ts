import type { Language } from "../../../shared/texts/languages.ts";
import { commaIn } from "../../../shared/texts/comma.ts";
import { isMasked } from "../../feeds/masked-body.ts";
import type { ListedTable } from "./listed-tables.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { readStandings, type Standings } from "../../../shared/wire/sections/read-standings.ts";
import { parseNumber } from "../../../shared/texts/numbers.ts";

/** The place of a team or a starter in a table. */
export type TablePlace = {
  readonly league: string;
  readonly flag: string | null;
  /** The path of the competition's page. */
  readonly path: string | null;
  readonly rank: number;
  readonly teams: number;
  readonly games: number;
  /** Null in a table without points. */
  readonly points: number | null;
};

/** A place in a table that would reveal a hidden result: it is loaded when the visitor asks to see it. */
export type MaskedPlace = Pick<TablePlace, "league" | "flag" | "path"> & { readonly feedName: string };

export type ListedPlace = TablePlace | MaskedPlace;

/** Returns the team's places in a league's table; empty where it is not in it. */
export function toPlaces(
  { league, feedName }: ListedTable,
  body: string,
  teamId: string,
  lang: Language,
): readonly ListedPlace[] {
  if (isMasked(body))
    return [
      { league: league.name ?? league.title ?? "", flag: league.flag ?? null, path: league.path ?? null, feedName },
    ];
  const place = findPlace(readStandings(body), league, teamId, lang);
  return place === null ? [] : [place];
}

/** Returns null where the team is in no table of the league. */
export function findPlace(
  { tables, columns }: Standings,
  league: LeagueFields,
  teamId: string,
  lang: Language,
): TablePlace | null {
  const table = tables.find(({ rows }) => rows.some((row) => row.teamId === teamId));
  const row = table?.rows.find((each) => each.teamId === teamId);
  if (table === undefined || row === undefined) return null;
  const cell = (column: (typeof columns)[number]["column"]) =>
    row.cells[columns.findIndex((each) => each.column === column)] ?? null;
  const points = cell("points");
  return {
    league: [league.name ?? league.title ?? "", table.title].filter((part) => part !== "").join(commaIn(lang)),
    flag: league.flag ?? null,
    path: league.path ?? null,
    rank: row.rank,
    teams: table.rows.length,
    games: parseNumber(cell("played")),
    points: points === null ? null : parseNumber(points),
  };
}
