import { all } from "#texts/world/world.all.js";
import { languages, type Language } from "../../shared/texts/languages.ts";
import type { Names } from "../../shared/texts/names.ts";
import { sideName } from "../../shared/places/side-country.ts";
import type { Surface } from "../catalogue/sports/competition.ts";

export const worldTexts: Readonly<Record<Language, WorldTexts>> = all;

/** The language of the names in the world's data. */
const ownLanguage: Language = "fr";

/** A name of the world's data in a language. */
export function translated(name: string, lang: Language): string {
  const { names } = worldTexts[lang];
  return (Object.hasOwn(names, name) ? names[name] : undefined) ?? name;
}

/** Returns a league's name, and its names in the languages in which they differ. */
export function namesOf(nameIn: (lang: Language) => string): { readonly name: string; readonly names?: Names } {
  const name = nameIn(ownLanguage);
  const others = languages.map((lang) => [lang, nameIn(lang)] as const).filter(([, text]) => text !== name);
  return { name, ...(others.length === 0 ? {} : { names: Object.fromEntries(others) }) };
}

/** The built-in world's texts in one language. */
type WorldTexts = {
  /** Between a tour and its place. */
  readonly colon: string;
  /** Before the number of a stage of a tour. */
  readonly stage: string;
  readonly surfaces: Readonly<Record<Surface, string>>;
  /** Names of leagues, competitions and places that differ in this language, keyed by the name in the world's data. */
  readonly names: Readonly<Record<string, string>>;
  /** Towns, and whole names, inside the names of clubs, keyed by the name in the world's data. */
  readonly towns: Readonly<Record<string, string>>;
};

/** Returns the name of a country's side in each language; null for a side that does not bear its country's name. */
export function nationNamesOf(name: string, countryKey: string | undefined): { readonly names?: Names } | null {
  if (countryKey === undefined || sideName(countryKey, "fr") !== name) return null;
  const { names } = namesOf((lang) => sideName(countryKey, lang));
  return names === undefined ? {} : { names };
}
