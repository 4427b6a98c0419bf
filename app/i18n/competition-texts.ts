import type { Language } from "../../shared/texts/languages.ts";
import type { CompetitionTexts } from "./competition/fr.ts";
import { defineTexts } from "./texts.ts";

export const competitionSections: Readonly<Record<Language, () => Promise<CompetitionTexts>>> = {
  fr: async () => (await import("./competition/fr.ts")).fr,
  en: async () => (await import("./competition/en.ts")).en,
  de: async () => (await import("./competition/de.ts")).de,
  ar: async () => (await import("./competition/ar.ts")).ar,
  cs: async () => (await import("./competition/cs.ts")).cs,
  es: async () => (await import("./competition/es.ts")).es,
  it: async () => (await import("./competition/it.ts")).it,
  nl: async () => (await import("./competition/nl.ts")).nl,
  pl: async () => (await import("./competition/pl.ts")).pl,
  pt: async () => (await import("./competition/pt.ts")).pt,
};

/** The texts of the pages of a competition and of a country. */
export const competitionTexts = defineTexts((lang) => competitionSections[lang]());
