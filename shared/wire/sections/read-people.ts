import { figureSection, missedSection } from "./people-section.ts";

type FigureRow = ReturnType<typeof figureSection.decode>["rows"][number];
export type SeasonRow = Extract<FigureRow, { readonly kind: "season" }>["fields"];
export type GameRow = Extract<FigureRow, { readonly kind: "game" }>["fields"];
export type PersonRow = Extract<FigureRow, { readonly kind: "person" }>["fields"];
export type MissedRow = ReturnType<typeof missedSection.decode>["rows"][number]["fields"];

/** Reads a body of figures (`pm_2_`), by kind of row. */
export function readFigures(body: string): {
  readonly people: readonly PersonRow[];
  readonly seasons: readonly SeasonRow[];
  readonly games: readonly GameRow[];
} {
  const { rows } = figureSection.decode(body);
  return {
    people: rows.flatMap((row) => (row.kind === "person" ? [row.fields] : [])),
    seasons: rows.flatMap((row) => (row.kind === "season" ? [row.fields] : [])),
    games: rows.flatMap((row) => (row.kind === "game" ? [row.fields] : [])),
  };
}

/** Reads the absences in a body (`pm_3_`). */
export const readMissed = (body: string): readonly MissedRow[] =>
  missedSection.decode(body).rows.map(({ fields }) => fields);
