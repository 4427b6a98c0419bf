import type { Appearance } from "./played-games.ts";

/** Figures that are added up, by their codes. */
const summed = ["minutes", "goals", "assists", "points", "yellowCards", "redCards"] as const;

/** Figures of several games: sums, and the mean of the marks. A figure that no game counts is absent. */
export function addFigures(appearances: readonly Appearance[]) {
  const numbers = (code: string) => appearances.flatMap(({ values }) => values[code] ?? []);
  const sums = summed.flatMap((code) => {
    const values = numbers(code);
    return values.length === 0 ? [] : [[code, total(values)] as const];
  });
  const ratings = numbers("rating");
  return {
    games: appearances.length,
    ...Object.fromEntries(sums),
    ...(ratings.length === 0 ? {} : { rating: round(total(ratings) / ratings.length) }),
  };
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
/** Marks have one decimal; two are kept, so that the shown one is rounded once. */
const round = (value: number) => Math.round(value * 100) / 100;
