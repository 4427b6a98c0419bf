import { all } from "#texts/world/world.all.js";
import { languages, type Language } from "../../shared/texts/languages.ts";
import type { Names } from "../../shared/texts/names.ts";
import type { WorldTexts } from "./world-texts.ts";

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
