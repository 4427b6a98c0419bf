import { allTexts } from "../texts/all-texts.ts";
import type { Language } from "../texts/languages.ts";
import type { SideTexts } from "../texts/shared-texts.ts";
import { countryOf, type Country } from "./countries.ts";
import { isNationalSide } from "./national-side.ts";

/** The name of a country's side in a language: "RD Congo" where the country is "Congo-Kinshasa". */
export const sideName = (key: string, lang: Language): string =>
  hasOwnName(key) ? allTexts[lang].sides[key] : countryOf(key, lang).name;

const hasOwnName = (key: string): key is keyof SideTexts => Object.hasOwn(allTexts.fr.sides, key);

/** The country of a side. Of its own side it has the name that this plays under, by which clients tell that it is a country's. */
export function countryOfSide(key: string, name: string, lang: Language): Country {
  const country = countryOf(key, lang);
  const own = sideName(key, lang);
  return isNationalSide(name, own) ? { ...country, name: own } : country;
}
