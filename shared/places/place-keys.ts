import type { Place } from "./place.ts";

/**
 * France's places outside Europe reach us in three forms: as a country of their own (`RE`), as a subdivision of `FR`
 * with letters (`FR:RE`) and with the older number (`FR:974`). All three mean the same place.
 */
const numbers: Readonly<Record<string, string>> = {
  GP: "971",
  MQ: "972",
  GF: "973",
  RE: "974",
  PM: "975",
  YT: "976",
  BL: "977",
  MF: "978",
  TF: "984",
  WF: "986",
  PF: "987",
  NC: "988",
  CP: "989",
};

const codeOfNumber = new Map(Object.entries(numbers).map(([code, number]) => [number, code]));

/** The country code of a subdivision of `FR` that lies outside Europe; null for every other text. */
export function frenchPlaceOf(subdivision: string): string | null {
  return Object.hasOwn(numbers, subdivision) ? subdivision : (codeOfNumber.get(subdivision) ?? null);
}

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
