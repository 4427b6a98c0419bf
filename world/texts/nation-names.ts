import { sideName } from "../../shared/places/side-country.ts";
import type { Names } from "../../shared/texts/names.ts";
import { namesOf } from "./names-of.ts";

/** Returns the name of a country's side in each language; null for a side that does not bear its country's name. */
export function nationNamesOf(name: string, countryKey: string | undefined): { readonly names?: Names } | null {
  if (countryKey === undefined || sideName(countryKey, "fr") !== name) return null;
  const { names } = namesOf((lang) => sideName(countryKey, lang));
  return names === undefined ? {} : { names };
}
