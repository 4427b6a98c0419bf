import { languages, type Language } from "../../shared/texts/languages.ts";
import type { Names } from "../../shared/texts/names.ts";
import { worldTexts } from "./names-of.ts";

const townIn = new Map<Language, RegExp>(
  languages
    .filter((lang) => Object.keys(worldTexts[lang].towns).length > 0)
    .map((lang) => {
      // The longest first: "Alouettes de Montréal" before "Montréal".
      const towns = Object.keys(worldTexts[lang].towns).toSorted((a, b) => b.length - a.length);
      return [
        lang,
        new RegExp(`(?<!\\p{L})(${towns.map((town) => town.replaceAll(".", "\\.")).join("|")})(?!\\p{L})`, "gu"),
      ];
    }),
);

/** "Betis Séville" → "Betis Sevilla": a club keeps its name, but for the town in it. */
const nameIn = (name: string, lang: Language): string => {
  const { towns } = worldTexts[lang];
  const pattern = townIn.get(lang);
  return pattern === undefined ? name : name.replace(pattern, (town) => towns[town] ?? town);
};

type ClubNames = { readonly names?: Names };
const known = new Map<string, ClubNames>();

/** Returns a club's names in the languages in which they differ; empty if all languages use the same name. */
export function clubNamesOf(name: string): ClubNames {
  const found = known.get(name);
  if (found !== undefined) return found;
  const others = languages.map((lang) => [lang, nameIn(name, lang)] as const).filter(([, text]) => text !== name);
  const names = others.length === 0 ? {} : { names: Object.fromEntries(others) };
  known.set(name, names);
  return names;
}
