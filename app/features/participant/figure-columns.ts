import type { Language } from "../../../shared/texts/languages.ts";
import type { PersonRow, SeasonRow } from "../../../shared/wire/sections/read-people.ts";
import { formatNumber } from "../../../shared/texts/numbers.ts";

/** Figures that tables of people have, in order; a table shows those that at least one of its rows has. */
export const figureColumns = [
  "games",
  "wins",
  "losses",
  "podiums",
  "best",
  "minutes",
  "goals",
  "assists",
  "points",
  "yellowCards",
  "redCards",
  "rating",
] as const;
export type FigureColumn = (typeof figureColumns)[number];

/** The columns in which any of the rows has a figure. */
export const shownColumns = (
  rows: readonly (PersonRow | SeasonRow)[],
  columns: readonly FigureColumn[] = figureColumns,
): readonly FigureColumn[] => columns.filter((column) => rows.some((row) => row[column] != null));

/** Formats a figure: "1 215"; a dash where nothing was counted. */
export const toFigureText = (value: number | null | undefined, lang: Language): string =>
  formatNumber(value, lang) || "–";
