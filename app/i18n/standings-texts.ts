import type { Language } from "../../shared/texts/languages.ts";
import type { StandingsTexts } from "./standings/fr.ts";
import { defineTexts } from "./texts.ts";

export const standingsSections: Readonly<Record<Language, () => Promise<StandingsTexts>>> = {
  fr: async () => (await import("./standings/fr.ts")).fr,
  en: async () => (await import("./standings/en.ts")).en,
  de: async () => (await import("./standings/de.ts")).de,
  ar: async () => (await import("./standings/ar.ts")).ar,
  cs: async () => (await import("./standings/cs.ts")).cs,
  es: async () => (await import("./standings/es.ts")).es,
  it: async () => (await import("./standings/it.ts")).it,
  nl: async () => (await import("./standings/nl.ts")).nl,
  pl: async () => (await import("./standings/pl.ts")).pl,
  pt: async () => (await import("./standings/pt.ts")).pt,
};

/** The texts of tables of leagues. */
export const standingsTexts = defineTexts((lang) => standingsSections[lang]());
