import { frenchPlaceOf } from "./french-places.ts";
import type { Place } from "./place.ts";

type KeyedPlace = Pick<Place, "country" | "subdivision">;

/**
 * Keys of a place in tables and in lists that operators write, the most specific first: `CA:ON`, then `CA`. A French
 * place overseas is found by its own code (`RE`) alone, in whichever form it arrived: no key of France applies to it.
 */
export function placeKeys({ country, subdivision }: KeyedPlace): readonly string[] {
  if (country === null) return [];
  if (subdivision === null) return [country];
  const overseas = country === "FR" ? frenchPlaceOf(subdivision) : null;
  return overseas === null ? [`${country}:${subdivision}`, country] : [overseas];
}

export const isListedPlace = (list: readonly string[], place: KeyedPlace): boolean =>
  placeKeys(place).some((key) => list.includes(key));
