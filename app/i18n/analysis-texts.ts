import type { Language } from "../../shared/texts/languages.ts";
import type { AnalysisTexts } from "./analysis/fr.ts";
import { defineTexts } from "./texts.ts";

export const analysisSections: Readonly<Record<Language, () => Promise<AnalysisTexts>>> = {
  fr: async () => (await import("./analysis/fr.ts")).fr,
  en: async () => (await import("./analysis/en.ts")).en,
  de: async () => (await import("./analysis/de.ts")).de,
};

/** The texts of a match's momentum, chances and shots. */
export const analysisTexts = defineTexts((lang) => analysisSections[lang]());
