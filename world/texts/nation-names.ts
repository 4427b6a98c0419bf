import { countryOf } from "../../shared/geo/countries.ts";
import type { Names } from "../../shared/texts/names.ts";
import { namesOf } from "./names-of.ts";

/** What a side that has its country's name is called in each language; null for one that is not called so. */
export function nationNamesOf(name: string, countryKey: string | undefined): { readonly names?: Names } | null {
  if (countryKey === undefined || countryOf(countryKey, "fr").name !== name) return null;
  const { names } = namesOf((lang) => countryOf(countryKey, lang).name);
  return names === undefined ? {} : { names };
}
