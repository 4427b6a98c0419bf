import type { Language } from "../../shared/texts/languages.ts";
import type { SearchTexts } from "./search/fr.ts";
import { defineTexts } from "./texts.ts";

export const searchSections: Readonly<Record<Language, () => Promise<SearchTexts>>> = {
  fr: async () => (await import("./search/fr.ts")).fr,
  en: async () => (await import("./search/en.ts")).en,
  de: async () => (await import("./search/de.ts")).de,
  ar: async () => (await import("./search/ar.ts")).ar,
  cs: async () => (await import("./search/cs.ts")).cs,
  es: async () => (await import("./search/es.ts")).es,
  it: async () => (await import("./search/it.ts")).it,
  nl: async () => (await import("./search/nl.ts")).nl,
  pl: async () => (await import("./search/pl.ts")).pl,
  pt: async () => (await import("./search/pt.ts")).pt,
};

/** The texts of the search window and its page. */
export const searchTexts = defineTexts((lang) => searchSections[lang]());
