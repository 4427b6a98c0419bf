import type { Language } from "../../shared/texts/languages.ts";
import type { ReadingTexts } from "./reading/fr.ts";
import { defineTexts } from "./texts.ts";

export const readingSections: Readonly<Record<Language, () => Promise<ReadingTexts>>> = {
  fr: async () => (await import("./reading/fr.ts")).fr,
  en: async () => (await import("./reading/en.ts")).en,
  de: async () => (await import("./reading/de.ts")).de,
  ar: async () => (await import("./reading/ar.ts")).ar,
  cs: async () => (await import("./reading/cs.ts")).cs,
  es: async () => (await import("./reading/es.ts")).es,
  it: async () => (await import("./reading/it.ts")).it,
  nl: async () => (await import("./reading/nl.ts")).nl,
  pl: async () => (await import("./reading/pl.ts")).pl,
  pt: async () => (await import("./reading/pt.ts")).pt,
};

/** The texts of the pages of rankings and news. */
export const readingTexts = defineTexts((lang) => readingSections[lang]());
