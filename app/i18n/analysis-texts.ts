import type { Language } from "../../shared/texts/languages.ts";
import type { AnalysisTexts } from "./analysis/fr.ts";
import { defineTexts } from "./texts.ts";

export const analysisSections: Readonly<Record<Language, () => Promise<AnalysisTexts>>> = {
  fr: async () => (await import("./analysis/fr.ts")).fr,
  en: async () => (await import("./analysis/en.ts")).en,
  de: async () => (await import("./analysis/de.ts")).de,
  ar: async () => (await import("./analysis/ar.ts")).ar,
  cs: async () => (await import("./analysis/cs.ts")).cs,
  es: async () => (await import("./analysis/es.ts")).es,
  it: async () => (await import("./analysis/it.ts")).it,
  nl: async () => (await import("./analysis/nl.ts")).nl,
  pl: async () => (await import("./analysis/pl.ts")).pl,
  pt: async () => (await import("./analysis/pt.ts")).pt,
};

/** The texts of a match's momentum, chances and shots. */
export const analysisTexts = defineTexts((lang) => analysisSections[lang]());
