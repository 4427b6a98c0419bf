import type { Language } from "../../shared/texts/languages.ts";
import type { LeaguesTexts } from "./leagues/fr.ts";
import { defineTexts } from "./texts.ts";

export const leaguesSections: Readonly<Record<Language, () => Promise<LeaguesTexts>>> = {
  fr: async () => (await import("./leagues/fr.ts")).fr,
  en: async () => (await import("./leagues/en.ts")).en,
  de: async () => (await import("./leagues/de.ts")).de,
  ar: async () => (await import("./leagues/ar.ts")).ar,
  cs: async () => (await import("./leagues/cs.ts")).cs,
  es: async () => (await import("./leagues/es.ts")).es,
  it: async () => (await import("./leagues/it.ts")).it,
  nl: async () => (await import("./leagues/nl.ts")).nl,
  pl: async () => (await import("./leagues/pl.ts")).pl,
  pt: async () => (await import("./leagues/pt.ts")).pt,
};

/** The texts of the visitor's leagues, of the list of countries, and of the choice of a language. */
export const leaguesTexts = defineTexts((lang) => leaguesSections[lang]());
