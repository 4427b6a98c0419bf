import { allTexts } from "../texts/all-texts.ts";
import type { Language } from "../texts/languages.ts";
import { isOwnPlace, ownPlaces } from "./own-places.ts";

const ownKeys = Object.keys(ownPlaces);
const firstOwnId = 701;

export type Country = { readonly id: number; readonly name: string; readonly flag: string };

export const isCountryKey = (key: string): boolean => isOwnPlace(key) || /^[A-Z]{2}$/.test(key);

/** Whether a key names one nation; continents have longer keys. */
export const isNation = (key: string): boolean => isCountryKey(key) && key.length <= 3;

/** The country of a key (ISO 3166-1 alpha-2, or one of ours) in a language. */
export function countryOf(key: string, lang: Language): Country {
  const id = toCountryId(key);
  if (isOwnPlace(key)) return { id, name: allTexts[lang].places[key], flag: ownPlaces[key] };
  if (!isCountryKey(key)) return { id, name: key, flag: "world" };
  const name = regionNamesOf(lang).of(key) ?? key;
  // Two letters that no country has are their own name.
  return { id, name, flag: name === key ? "world" : key.toLowerCase() };
}

/** What feeds call a country, in every language: 1–676 for two letters, from 701 for ours, 0 for a key that names none. */
export function toCountryId(key: string): number {
  if (/^[A-Z]{2}$/.test(key)) return (key.charCodeAt(0) - 65) * 26 + key.charCodeAt(1) - 65 + 1;
  return isOwnPlace(key) ? firstOwnId + ownKeys.indexOf(key) : 0;
}

const regionNames = new Map<Language, Intl.DisplayNames>();

function regionNamesOf(lang: Language): Intl.DisplayNames {
  const known = regionNames.get(lang);
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames(lang, { type: "region" });
  regionNames.set(lang, names);
  return names;
}
