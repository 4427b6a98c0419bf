import { languages, type Language } from "../../shared/texts/languages.ts";
import type { Names } from "../../shared/texts/names.ts";
import { worldTexts } from "./names-of.ts";

const townIn = new Map<Language, RegExp>(
  languages
    .filter((lang) => Object.keys(worldTexts[lang].towns).length > 0)
    .map((lang) => [lang, new RegExp(`(?<!\\p{L})(${Object.keys(worldTexts[lang].towns).join("|")})(?!\\p{L})`, "gu")]),
);

/** "Betis Séville" → "Betis Sevilla": a club keeps its name, but for the town in it. */
const nameIn = (name: string, lang: Language): string => {
  const { towns } = worldTexts[lang];
  const pattern = townIn.get(lang);
  return pattern === undefined ? name : name.replace(pattern, (town) => towns[town] ?? town);
};

/** What a football club is called in the languages that call it otherwise; nothing where all of them call it the same. */
export function clubNamesOf(name: string): { readonly names?: Names } {
  const others = languages.map((lang) => [lang, nameIn(name, lang)] as const).filter(([, text]) => text !== name);
  return others.length === 0 ? {} : { names: Object.fromEntries(others) };
}
