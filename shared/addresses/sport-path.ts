import { sportById, sports, type Sport } from "../sports/catalogue.ts";
import { languages, type Language } from "../texts/languages.ts";
import { addressWords } from "./words.ts";

const byPath = new Map(
  languages.map((lang) => [lang, new Map(sports.map((sport) => [addressWords[lang].sports[sport.name], sport]))]),
);

/** The sport whose addresses begin with `path` in that language, null when there is none (C1.02). */
export const sportByPath = (lang: Language, path: string): Sport | null => byPath.get(lang)?.get(path) ?? null;

/** The first segment of a sport's addresses; empty for an id that no sport has. */
export function sportPath(sportId: number, lang: Language): string {
  const sport = sportById(sportId);
  return sport === null ? "" : addressWords[lang].sports[sport.name];
}
