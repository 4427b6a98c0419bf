/** The tabs of a list and their numbers in addresses (C2.01; 1 is A3.08's). */
export const categoryIds = { all: 0, live: 1, mine: 5, finished: 6, scheduled: 7 } as const;
export type Category = keyof typeof categoryIds;
export const categories: readonly Category[] = ["all", "live", "finished", "scheduled", "mine"];

/** Null for a number that names no tab. */
export function parseCategory(text: string | null): Category | null {
  if (text === null || !/^\d$/.test(text)) return null;
  return categories.find((category) => categoryIds[category] === Number(text)) ?? null;
}
