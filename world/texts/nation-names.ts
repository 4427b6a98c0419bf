import { sideName } from "../../shared/geo/side-country.ts";
import type { Names } from "../../shared/texts/names.ts";
import { namesOf } from "./names-of.ts";

/** What a country's side is called in each language; null for a side that is not called so. */
export function nationNamesOf(name: string, countryKey: string | undefined): { readonly names?: Names } | null {
  if (countryKey === undefined || sideName(countryKey, "fr") !== name) return null;
  const { names } = namesOf((lang) => sideName(countryKey, lang));
  return names === undefined ? {} : { names };
}
