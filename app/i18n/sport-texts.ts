import { sportById } from "../../shared/sports/catalogue.ts";
import type { Language } from "../../shared/texts/languages.ts";
import { catalogues } from "./app-texts.ts";
import { defineTexts } from "./texts.ts";

const sportTexts = defineTexts(async (lang) => (await catalogues[lang]()).sports);

/** The name of a sport as it stands alone, and inside a sentence, where most languages write it with a small letter. */
export function sportNames(sportId: number, lang: Language): { readonly sport: string; readonly sportInText: string } {
  const sport = sportLabel(sportId, lang);
  return { sport, sportInText: sport.toLocaleLowerCase(lang) };
}

/** The name of a sport; empty for an id that no sport has. */
export function sportLabel(sportId: number, lang: Language): string {
  const sport = sportById(sportId);
  return sport === null ? "" : sportTexts(lang)[sport.name];
}
