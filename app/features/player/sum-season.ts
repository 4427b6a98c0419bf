import type { SeasonRow } from "../../../shared/wire/sections/read-people.ts";
import { figureColumns, type FigureColumn } from "../participant/figure-columns.ts";

export type SeasonTotal = {
  readonly season: string;
  readonly figures: Readonly<Partial<Record<FigureColumn, number>>>;
};

/**
 * The latest season over all its competitions: sums, the best of places, and the mean of marks by games. Null without a
 * season.
 */
export function sumSeason(seasons: readonly SeasonRow[]): SeasonTotal | null {
  const season = seasons[0]?.season;
  if (season == null) return null;
  const rows = seasons.filter((row) => row.season === season);
  const figures = figureColumns.flatMap((column) => {
    const known = rows.filter((row) => row[column] != null);
    return known.length === 0 ? [] : [[column, join(known, column)] as const];
  });
  return { season, figures: Object.fromEntries(figures) };
}

function join(rows: readonly SeasonRow[], column: FigureColumn): number {
  const values = rows.map((row) => row[column] ?? 0);
  if (column === "best") return Math.min(...values);
  if (column !== "rating") return total(values);
  const games = rows.map((row) => row.games ?? 0);
  return total(rows.map((row, index) => (row.rating ?? 0) * (games[index] ?? 0))) / Math.max(1, total(games));
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
