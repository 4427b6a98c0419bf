import type { Place } from "./place.ts";

/** Keys of a place in lists that operators write, the most specific first: `FR:RE`, then `FR`. */
export const placeKeys = ({ country, subdivision }: Pick<Place, "country" | "subdivision">): readonly string[] =>
  country === null ? [] : subdivision === null ? [country] : [`${country}:${subdivision}`, country];

export const isListedPlace = (list: readonly string[], place: Pick<Place, "country" | "subdivision">): boolean =>
  placeKeys(place).some((key) => list.includes(key));
