import type { Language } from "../../shared/texts/languages.ts";
import type { SearchTexts } from "./search/fr.ts";
import { defineTexts } from "./texts.ts";

export const searchSections: Readonly<Record<Language, () => Promise<SearchTexts>>> = {
  fr: async () => (await import("./search/fr.ts")).fr,
  en: async () => (await import("./search/en.ts")).en,
  de: async () => (await import("./search/de.ts")).de,
};

/** The texts of the search window and its page. */
export const searchTexts = defineTexts((lang) => searchSections[lang]());
