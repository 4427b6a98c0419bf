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
  const name = regionName(key, lang);
  // Two letters that no country has are their own name.
  return { id, name, flag: name === key ? "world" : key.toLowerCase() };
}

/** The id of a country in feeds, in every language: 1–676 for two letters, from 701 for ours, 0 for a key that names none. */
export function toCountryId(key: string): number {
  if (/^[A-Z]{2}$/.test(key)) return (key.charCodeAt(0) - 65) * 26 + key.charCodeAt(1) - 65 + 1;
  return isOwnPlace(key) ? firstOwnId + ownKeys.indexOf(key) : 0;
}

type RegionNames = { readonly names: Intl.DisplayNames; readonly known: Map<string, string> };
/** Where Intl takes a language for another country's than the one that our texts are written in: "Irão", not "Irã". */
const regionTag: Readonly<Partial<Record<Language, string>>> = { pt: "pt-PT" };
const regionNames = new Map<Language, RegionNames>();

/** A list asks for the same few countries once a row, and Intl takes its time for each: at most 676 are kept a language. */
function regionName(key: string, lang: Language): string {
  const { names, known } = regionNamesOf(lang);
  const name = known.get(key) ?? names.of(key) ?? key;
  known.set(key, name);
  return name;
}

function regionNamesOf(lang: Language): RegionNames {
  const kept = regionNames.get(lang);
  if (kept !== undefined) return kept;
  const made = {
    names: new Intl.DisplayNames(regionTag[lang] ?? lang, { type: "region" }),
    known: new Map<string, string>(),
  };
  regionNames.set(lang, made);
  return made;
}
