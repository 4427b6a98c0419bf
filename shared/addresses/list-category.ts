import { parseSmallInteger } from "./small-integer.ts";

/** The tabs of a list by their numbers (C2.01); live and odds have the numbers that tracking gives them (A3.08). */
export const listCategories = { all: 0, live: 1, odds: 4, myGames: 5, finished: 6, scheduled: 7 } as const;
export type ListCategory = keyof typeof listCategories;

const defaultCategory: ListCategory = "all";

const categoryById = new Map<number, ListCategory>(
  Object.entries(listCategories).map(([name, id]) => [id, name as ListCategory]),
);

/** The category of a number, null for a number that names none. */
export const toListCategory = (id: number): ListCategory | null => categoryById.get(id) ?? null;

/** The value of `?cat=` as a category; the default when it is absent, not a number, or not a category's number. */
export function parseCategoryQuery(value: string | null): ListCategory {
  const id = parseSmallInteger(value);
  return (id === null ? null : toListCategory(id)) ?? defaultCategory;
}
